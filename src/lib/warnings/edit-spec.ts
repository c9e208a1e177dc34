/** Changes a list of warning flags, one warning at a time. */
import {applySpec, parseSpec, type WarningSign, type WarningState} from './spec';
import type {Warning, WarningTable} from './table';

/** The level of a warning: not reported, reported, or reported as an error. */
export type WarningLevel = 'off' | 'on' | 'error';

const SIGNS: Readonly<Record<WarningLevel, WarningSign>> = {off: '-', on: '+', error: '@'};

/**
 * The state after applying a list of `-w` flags to the compiler's defaults. Throws a readable error for invalid flags.
 */
export function stateAfter({warnings, groups}: WarningTable, spec: string): WarningState {
  const numbers = (chosen: (warning: Warning) => boolean) => new Set(warnings.filter(chosen).map(({number}) => number));
  return applySpec(
    {enabled: numbers(({enabled}) => enabled), error: numbers(({error}) => error)},
    parseSpec(spec, groups),
    'enabled',
  );
}

/** Why a text can't be used as flags, as a sentence; undefined if it can. The compiler itself ignores numbers it doesn't know. */
export function problemOfFlags({warnings, groups}: WarningTable, text: string): string | undefined {
  try {
    parseSpec(text, groups);
  } catch (error) {
    return (error as Error).message;
  }
  const last = warnings.at(-1)?.number ?? 0;
  const unknown = [...text.matchAll(/[-+@](\d+)/g)]
    .map(([, number]) => Number(number))
    .filter((number) => number > last);
  return unknown.length === 0
    ? undefined
    : `This compiler doesn't have a warning ${unknown.join(', ')}. Its highest number is ${last}.`;
}

/** A warning's level in a state. */
export function levelOf({enabled, error}: WarningState, number: number): WarningLevel {
  if (!enabled.has(number)) return 'off';
  return error.has(number) ? 'error' : 'on';
}

/**
 * The flags that change the level of one warning and leave the others unchanged. Earlier flags for just this warning
 * are dropped, and no redundant flag is added.
 */
export function withLevel(table: WarningTable, spec: string, number: number, level: WarningLevel): string {
  const rest = spec.replaceAll(new RegExp(`[-+@]${number}(?!\\d|\\.\\.)`, 'g'), '');
  const before = levelOf(stateAfter(table, rest), number);
  if (before === level) return rest;
  // A -w flag can't turn an error back into a warning. If the warning is on, the compiler's default decides.
  return level === 'on' && before === 'error' ? rest : `${rest}${SIGNS[level]}${number}`;
}

/** The warnings whose number starts with the query, or whose text contains all of its words. */
export function findWarnings(warnings: readonly Warning[], query: string): readonly Warning[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return warnings;
  return warnings.filter(({number, text}) =>
    words.every((word) => (/^\d+$/.test(word) ? String(number).startsWith(word) : text.toLowerCase().includes(word))),
  );
}
