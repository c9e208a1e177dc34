/** A program's output as terminal lines. */
import type {TerminalLine} from './screen';

const COLORS: Readonly<Record<string, TerminalLine[number]['color']>> = {
  '1;31': 'red',
  '31': 'red',
  '33': 'yellow',
  '1;33': 'yellow',
  '36': 'cyan',
  '2': 'dim',
};

/** Splits at line breaks and color codes, and drops other control codes. */
export function terminalLines(printed: string): readonly TerminalLine[] {
  let color: TerminalLine[number]['color'] = 'plain';
  return printed
    .replace(/\r\n/g, '\n')
    .split('\n')
    .map((line) => {
      const stretches: TerminalLine[number][] = [];
      for (const piece of line.split(/(\u001b\[[\d;]*[A-Za-z])/)) {
        const code = /^\u001b\[([\d;]*)([A-Za-z])$/.exec(piece);
        if (code?.[2] === 'm') color = COLORS[code[1] ?? ''] ?? 'plain';
        else if (!code && piece !== '') stretches.push({text: piece, color});
      }
      return stretches;
    });
}
