/** Changes of a list of warning flags, one warning at a time. */
import {applySpec, parseSpec, type WarningSign, type WarningState} from './spec';
import type {Warning, WarningTable} from './table';

/** What becomes of a warning: not reported, reported, reported as an error. */
export type WarningLevel = 'off' | 'on' | 'error';

const SIGNS: Readonly<Record<WarningLevel, WarningSign>> = {off: '-', on: '+', error: '@'};

/**
 * The state that a list of flags of `-w` leaves behind, beginning with the compiler's defaults.
 * Throws a sentence for flags that cannot be read.
 */
export function stateAfter({warnings, groups}: WarningTable, spec: string): WarningState {
  const numbers = (chosen: (warning: Warning) => boolean) => new Set(warnings.filter(chosen).map(({number}) => number));
  return applySpec({enabled: numbers(({enabled}) => enabled), error: numbers(({error}) => error)}, parseSpec(spec, groups), 'enabled');
}

/** What a state says of one warning. */
export function levelOf({enabled, error}: WarningState, number: number): WarningLevel {
  if (!enabled.has(number)) return 'off';
  return error.has(number) ? 'error' : 'on';
}

/**
 * The flags that give one warning another level and leave the others as they are. What the flags said of
 * just this warning before is dropped, and nothing is added that holds without it.
 */
export function withLevel(table: WarningTable, spec: string, number: number, level: WarningLevel): string {
  const rest = spec.replaceAll(new RegExp(`[-+@]${number}(?!\\d|\\.\\.)`, 'g'), '');
  const before = levelOf(stateAfter(table, rest), number);
  if (before === level) return rest;
  // A flag of -w cannot make an error a mere warning again: on stays what the compiler makes of it.
  return level === 'on' && before === 'error' ? rest : `${rest}${SIGNS[level]}${number}`;
}

/** The warnings whose number begins with the query, or whose text has all of its words. */
export function findWarnings(warnings: readonly Warning[], query: string): readonly Warning[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return warnings;
  return warnings.filter(({number, text}) => words.every((word) => (/^\d+$/.test(word) ? String(number).startsWith(word) : text.toLowerCase().includes(word))));
}
