/**
 * Resolves names in the API, as programs of a version write them, to their place in that version:
 *
 *     Array.map              core/array#map
 *     Belt.HashMap.String    belt/hash-map-string
 *     Stdlib.Array           stdlib/array
 */
import {editDistance} from '../text/edit-distance';
import type {ApiIndex} from './api-index';
import {compareNames} from './visibility';

/** Where a name is documented. */
export type ApiNamePlace = {
  readonly kind: 'found';
  /** The full name, such as `Array.map`. */
  readonly name: string;
  /** The path relative to `/docs/manual/{version}/api/`. */
  readonly path: string;
  /** Without the `#`; undefined for modules. */
  readonly anchor: string | undefined;
};

export type ResolvedName =
  | ApiNamePlace
  | {
      readonly kind: 'unknown';
      /** A message for the writer: what's wrong, with similar names. */
      readonly error: string;
    };

/** Other names writers use for the open root. */
const OPEN_NAMES = ['Stdlib', 'Core', 'RescriptCore'];

/** How many similar names an error suggests. */
const SUGGESTIONS = 3;

/** Finds a name, or returns a message saying that it doesn't exist and listing similar names. */
export function resolveApiName(index: ApiIndex, name: string): ResolvedName {
  return findApiName(index, name) ?? {kind: 'unknown', error: unknownName(index, name)};
}

/** Finds a name; undefined if it doesn't exist. If a type and a value share it, it's the value. */
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
  const hint = near.length === 0 ? '' : ` Similar names: ${near.join(', ')}.`;
  return `${name} doesn't exist in the API of ${index.version}.${hint}`;
}

/** All full names in a version: modules and items. */
export function apiNames(index: ApiIndex): readonly string[] {
  return Object.entries(index.modules).flatMap(([id, {items}]) => [
    id,
    ...items.map((item) => (id === index.open ? item.name : `${id}.${item.name}`)),
  ]);
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
  return [...near]
    .sort(([a, x], [b, y]) => x - y || compareNames(a, b))
    .slice(0, SUGGESTIONS)
    .map(([name]) => name);
}
