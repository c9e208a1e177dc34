/**
 * Names of the API, as a reader of a version writes them, and the place each has in that version:
 *
 *     Array.map              core/array#map
 *     Belt.HashMap.String    belt/hash-map-string
 *     Stdlib.Array           stdlib/array
 */
import {editDistance} from '../text/edit-distance';
import type {ApiIndex} from './api-index';
import {compareNames} from './visibility';

/** Where a name has its place. */
export type ApiNamePlace = {
  readonly kind: 'found';
  /** The name in full, such as `Array.map`. */
  readonly name: string;
  /** The path below `/docs/manual/{version}/api/`. */
  readonly path: string;
  /** Without the `#`; undefined for modules. */
  readonly anchor: string | undefined;
};

export type ResolvedName =
  | ApiNamePlace
  | {
      readonly kind: 'unknown';
      /** A sentence for the writer: what is wrong and which names are near. */
      readonly error: string;
    };

/** Other names that writers use for the open root. */
const OPEN_NAMES = ['Stdlib', 'Core', 'RescriptCore'];

/** How many near names an error suggests. */
const SUGGESTIONS = 3;

/** Finds a name, or says in a sentence that it does not exist and which names are near. */
export function resolveApiName(index: ApiIndex, name: string): ResolvedName {
  return findApiName(index, name) ?? {kind: 'unknown', error: unknownName(index, name)};
}

/** Finds a name; undefined when there is none. Where a type and a value share it, the value is meant. */
export function findApiName(index: ApiIndex, name: string): ApiNamePlace | undefined {
  const parts = withoutOpenRoot(index, name.split('.'));
  const module = index.modules[parts.length === 0 ? (index.open ?? '') : parts.join('.')];
  if (module) return {kind: 'found', name, path: module.slug, anchor: undefined};
  const itemName = parts.at(-1) ?? '';
  const owner = index.modules[parts.slice(0, -1).join('.') || (index.open ?? '')];
  const items = owner?.items.filter((item) => item.name === itemName) ?? [];
  const item = items.find(({kind}) => kind === 'value') ?? items[0];
  if (owner && item) return {kind: 'found', name: parts.join('.'), path: owner.slug, anchor: item.anchor};
  return undefined;
}

function withoutOpenRoot(index: ApiIndex, parts: readonly string[]): readonly string[] {
  return index.open !== undefined && OPEN_NAMES.includes(parts[0] ?? '') ? parts.slice(1) : parts;
}

function unknownName(index: ApiIndex, name: string): string {
  const near = nearestNames(index, withoutOpenRoot(index, name.split('.')).join('.'));
  const hint = near.length === 0 ? '' : ` Near it are ${near.join(', ')}.`;
  return `There is no ${name} in the API of ${index.version}.${hint}`;
}

/** All names of a version in full: modules and items. */
export function apiNames(index: ApiIndex): readonly string[] {
  return Object.entries(index.modules).flatMap(([id, {items}]) => [id, ...items.map((item) => (id === index.open ? item.name : `${id}.${item.name}`))]);
}

function nearestNames(index: ApiIndex, wanted: string): readonly string[] {
  const small = wanted.toLowerCase();
  const limit = Math.max(2, Math.floor(small.length / 4));
  const near = new Map<string, number>();
  for (const name of apiNames(index)) {
    const other = name.toLowerCase();
    const distance = other.endsWith(`.${small}`) ? 1 : editDistance(small, other, limit);
    if (distance <= limit) near.set(name, distance);
  }
  return [...near].sort(([a, x], [b, y]) => x - y || compareNames(a, b)).slice(0, SUGGESTIONS).map(([name]) => name);
}
