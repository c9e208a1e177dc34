import {applySpec, parseSpec, specProblem, type WarningSign, type WarningState} from './spec';
import type {Warning, WarningTable} from './table';

export type WarningLevel = 'off' | 'on' | 'error';

const SIGNS: Readonly<Record<WarningLevel, WarningSign>> = {off: '-', on: '+', error: '@'};

/** The compiler's defaults, then `-w` flags. Throws a readable error for invalid flags. */
export function stateAfter({warnings, groups}: WarningTable, spec: string): WarningState {
  const numbers = (chosen: (warning: Warning) => boolean) => new Set(warnings.filter(chosen).map(({number}) => number));
  return applySpec(
    {enabled: numbers(({enabled}) => enabled), error: numbers(({error}) => error)},
    parseSpec(spec, groups),
    'enabled',
  );
}

/** Why a text can't be flags, as a sentence; undefined if it can. The compiler ignores numbers it doesn't know. */
export function problemOfFlags({warnings, groups}: WarningTable, text: string): string | undefined {
  const problem = specProblem(text, groups);
  if (problem !== undefined) return problem;
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
 * Flags that change one warning's level only. Earlier flags for it alone are dropped, and no redundant one is added.
 */
export function withLevel(table: WarningTable, spec: string, number: number, level: WarningLevel): string {
  const rest = spec.replaceAll(new RegExp(`[-+@]${number}(?!\\d|\\.\\.)`, 'g'), '');
  const before = levelOf(stateAfter(table, rest), number);
  if (before === level) return rest;
  // A -w flag can't turn an error into a warning: if it's on, the compiler's default decides.
  return level === 'on' && before === 'error' ? rest : `${rest}${SIGNS[level]}${number}`;
}

/** Those whose number starts with the query, or whose text has all its words. */
export function findWarnings(warnings: readonly Warning[], query: string): readonly Warning[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return warnings;
  return warnings.filter(({number, text}) =>
    words.every((word) => (/^\d+$/.test(word) ? String(number).startsWith(word) : text.toLowerCase().includes(word))),
  );
}
