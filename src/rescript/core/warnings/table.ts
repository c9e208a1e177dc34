/** A compiler's warnings, parsed from its help output. */
import {applySpec, parseSpec, type WarningGroups} from './spec';

export type Warning = {
  readonly number: number;
  /** Without the final period. */
  readonly text: string;
  /** By default, as the next one. */
  readonly enabled: boolean;
  readonly error: boolean;
};

export type WarningTable = {
  /** By number, ascending. */
  readonly warnings: readonly Warning[];
  readonly groups: WarningGroups;
  /** For `-w` and `-warn-error`. */
  readonly defaults: {readonly enabled: string; readonly error: string};
};

/**
 * Builds the table. Throws a readable error if one of the outputs has an unexpected format.
 * @param descriptions the output of `bsc -warn-help`: numbers with texts, then letters
 * @param usage the output of `bsc -help`, which states the defaults
 */
export function warningTable(descriptions: string, usage: string): WarningTable {
  const texts = parseDescriptions(descriptions);
  if (texts.size === 0)
    throw new Error('bsc -warn-help prints no warnings. Compare its output with src/rescript/core/warnings/table.ts.');
  const groups = parseGroups(descriptions);
  const defaults = parseDefaults(usage);
  const nothing = {enabled: new Set<number>(), error: new Set<number>()};
  const {enabled} = applySpec(nothing, parseSpec(defaults.enabled, groups), 'enabled');
  const {error} = applySpec(nothing, parseSpec(defaults.error, groups), 'error');
  return {
    groups,
    defaults,
    warnings: [...texts].map(([number, text]) => ({
      number,
      text,
      enabled: enabled.has(number),
      error: error.has(number),
    })),
  };
}

/** Continuation lines are indented; numbers are right-aligned in three columns. */
function parseDescriptions(help: string): Map<number, string> {
  const texts = new Map<number, string>();
  let last: number | undefined;
  for (const line of help.split(/\r?\n/)) {
    const [, number, text] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    if (number !== undefined) {
      last = Number(number);
      texts.set(last, (text ?? '').trim());
    } else if (/^ {4}\S/.test(line) && last !== undefined) texts.set(last, `${texts.get(last)} ${line.trim()}`);
    else last = undefined;
  }
  return new Map([...texts].sort(([a], [b]) => a - b).map(([number, text]) => [number, text.replace(/[\s.:]+$/, '')]));
}

function parseGroups(help: string): WarningGroups {
  const groups = [...help.matchAll(/^ {2}([A-Z]) (?:warnings|Alias for warning) ([\d, ]+)\.$/gm)];
  return new Map(groups.map(([, letter = '', numbers = '']) => [letter, numbers.split(',').map(Number)]));
}

function parseDefaults(usage: string): WarningTable['defaults'] {
  const enabled = /default setting is (\S+)/.exec(usage)?.[1];
  const error = /Default setting is (\S+)/.exec(usage)?.[1];
  if (enabled === undefined || error === undefined) {
    throw new Error(
      'bsc -help prints no default settings for -w and -warn-error. Compare its output with src/rescript/core/warnings/table.ts.',
    );
  }
  return {enabled, error};
}
