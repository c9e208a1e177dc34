/** A guide: a page whose fences are a project's files and commands, in order. */
import {escapeRegExp} from '../../../kit/core/escape-reg-exp';
import {parseFence} from './fence';
import type {RawFence} from './scan';

/** What a page shows after a command. */
type GuideOutput = {
  readonly text: string;
  readonly line: number;
  readonly exitCode: number;
  /** It's a server or a watcher, and goes on while the next steps are done. */
  readonly keepsRunning: boolean;
};

export type GuideStep =
  | {readonly kind: 'file'; readonly path: string; readonly text: string; readonly line: number}
  | {readonly kind: 'commands'; readonly commands: string; readonly line: number; readonly output?: GuideOutput};

const OUTPUT = /^Output(?:, exit code (\d+)|(, keeps running))?$/;

/** Whether a page shows what its commands print. Pages about the build tool's messages have an output without commands. */
export function isGuide(fences: readonly RawFence[]): boolean {
  return fences.some(isCommands) && fences.some((fence) => OUTPUT.test(parseFence(fence).fence.title ?? ''));
}

const isCommands = (raw: RawFence): boolean =>
  (raw.language === 'npm' || raw.language === 'sh') && parseFence(raw).fence.title === undefined;

/**
 * The files and commands of a page, without hidden fences, fragments, and titles with a space.
 * @param page for the message if an output isn't after its commands: `docs/testing.mdx`
 */
export function guideSteps(raws: readonly RawFence[], page: string): readonly GuideStep[] {
  const steps: GuideStep[] = [];
  for (const raw of raws) {
    const {fence} = parseFence(raw);
    const {title, code: text, line} = fence;
    if (fence.kind === 'example' && fence.hidden) continue;
    const shown = OUTPUT.exec(title ?? '');
    const last = steps.at(-1);
    if (shown) {
      if (last?.kind !== 'commands' || last.output)
        throw new Error(
          `${page}:${line}: an output needs the commands that print it, in an npm or sh fence right before it.`,
        );
      const output = {text, line, exitCode: Number(shown[1] ?? 0), keepsRunning: shown[2] !== undefined};
      steps[steps.length - 1] = {...last, output};
    } else if (isCommands(raw)) {
      steps.push({kind: 'commands', commands: text, line});
    } else if (title !== undefined && !title.includes(' ') && fence.kind !== 'fragment') {
      steps.push({kind: 'file', path: title, text, line});
    }
  }
  return steps;
}

/** A command's output as a page shows it: without colors and npm's notices, with the scratch folder as `/projects`. */
export function tidyOutput(text: string, scratch: string): string {
  return text
    .replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
    .replaceAll(scratch, '/projects')
    .split(/\r?\n|\r/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^npm (?:warn|notice)\b/.test(line))
    .join('\n');
}

/** Whether a page tells the truth. `…` stands for any text of a line or, alone, for any lines; times may differ. */
export function matchesOutput(shown: string, actual: string): boolean {
  const pattern = tidyOutput(shown, '\u0000')
    .split('\n')
    .map((line) => (line.trim() === '…' ? '(?:.*\n)*?' : `${pieces(line)}\n`))
    .join('');
  return new RegExp(`^${pattern}$`).test(`${withoutTimes(actual)}\n`);
}

const pieces = (line: string): string => withoutTimes(line).split('…').map(escapeRegExp).join('.*');
const withoutTimes = (text: string): string =>
  text.replace(/\b\d+(?:\.\d+)? ?m?s\b/g, '0 s').replace(/\b\d\d:\d\d:\d\d\b/g, '00:00:00');
