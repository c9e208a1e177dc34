/**
 * Resolves names in the API, as programs of a version write them, to their place in that version:
 *
 *     Array.map              core/array#map
 *     Belt.HashMap.String    belt/hash-map-string
 *     Stdlib.Array           stdlib/array
 */
import {editDistance} from '../../../kit/core/edit-distance';
import type {ApiIndex} from './api-index';
import {fullName} from './compare';
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

const SUGGESTIONS = 3;

/** Finds a name, or returns a message saying that it doesn't exist and listing similar names. */
export function resolveApiName(index: ApiIndex, name: string): ResolvedName {
  return findApiName(index, name) ?? {kind: 'unknown', error: unknownName(index, name)};
}

/** Finds a name; undefined if it doesn't exist. If a type and a value share it, it's the value. */
export function findApiName(index: ApiIndex, name: string): ApiNamePlace | undefined {
  const plain = withoutOpenRoot(index, name);
  const module = index.modules[plain || (index.open ?? '')];
  if (module) return {kind: 'found', name, path: module.slug, anchor: undefined};
  const [, ownerName = '', itemName] = /^(?:(.*)\.)?(.*)$/.exec(plain) ?? [];
  const owner = index.modules[ownerName || (index.open ?? '')];
  const items = owner?.items.filter((item) => item.name === itemName) ?? [];
  const item = items.find(({kind}) => kind === 'value') ?? items[0];
  return owner && item && {kind: 'found', name: plain, path: owner.slug, anchor: item.anchor};
}

/** Writers call the open root by any of its names. */
function withoutOpenRoot(index: ApiIndex, name: string): string {
  return index.open === undefined ? name : name.replace(/^(?:Stdlib|Core|RescriptCore)(?:\.|$)/, '');
}

function unknownName(index: ApiIndex, name: string): string {
  const near = nearestNames(index, withoutOpenRoot(index, name));
  const hint = near.length === 0 ? '' : ` Similar names: ${near.join(', ')}.`;
  return `${name} doesn't exist in the API of ${index.version}.${hint}`;
}

/** All full names in a version: modules and items. */
export function apiNames({modules}: ApiIndex): readonly string[] {
  return Object.entries(modules).flatMap(([id, {items}]) => [id, ...items.map(({name}) => fullName({id}, name))]);
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
