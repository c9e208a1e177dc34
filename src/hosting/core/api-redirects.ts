/**
 * Addresses of API pages from before Belt and Js had the same slugs in every version: nested, lower-case, without
 * dashes.
 */
import {moduleSlug} from '../../rescript/core/api-address';
import type {ExactRule} from '../../kit/core/aliases';
import {allVersions, versionLines} from '../../config/versions';

const COLLECTIONS = [
  'HashMap',
  'HashMap.Int',
  'HashMap.String',
  'HashSet',
  'HashSet.Int',
  'HashSet.String',
  'MutableQueue',
  'MutableStack',
];
const ORDERED = ['Map', 'Set'].flatMap((name) => [`${name}.Dict`, `${name}.Int`, `${name}.String`]);
const MUTABLE = ['MutableMap', 'MutableSet', 'SortArray'].flatMap((name) => [name, `${name}.Int`, `${name}.String`]);
const FUNCTORS = ['MakeComparable', 'MakeComparableU', 'MakeHashable', 'MakeHashableU'].map((name) => `Id.${name}`);
const BELT = [...COLLECTIONS, ...ORDERED, ...MUTABLE, ...FUNCTORS];

const ARRAYS = [
  'ArrayBuffer',
  'DataView',
  'Float32Array',
  'Float64Array',
  'Int8Array',
  'Int16Array',
  'Int32Array',
  'Uint8Array',
  'Uint16Array',
  'Uint32Array',
  'Uint8ClampedArray',
];
const JS = [
  ...['Array2', 'BigInt', 'Json.Kind', 'Null_undefined', 'Promise2', 'String2', 'WeakMap', 'WeakSet'],
  ...['Typed_array', 'TypedArray2'].flatMap((name) => [name, ...ARRAYS.map((array) => `${name}.${array}`)]),
];

/** Names without a page of their own, and the modules they refer to. */
const SECOND_NAMES: Readonly<Record<string, string>> = {
  'Typed_array.Int32_array': 'Typed_array.Int32Array',
  'Typed_array.Float32_array': 'Typed_array.Float32Array',
  'Typed_array.Float64_array': 'Typed_array.Float64Array',
};

const MODULE_TYPES = ['Typed_array.S', 'Typed_array.Type'];

/** Source and target, relative to a version's API. */
const former: readonly (readonly [string, string])[] = [
  ...BELT.map((name) => [nested('belt', name), moduleSlug('belt', name.split('.'), 'module')] as const),
  ...JS.map((name) => [nested('js', name), moduleSlug('js', name.split('.'), 'module')] as const),
  ...MODULE_TYPES.map((name) => [nested('js', name), moduleSlug('js', name.split('.'), 'moduleType')] as const),
  ...Object.entries(SECOND_NAMES).map(
    ([name, target]) => [nested('js', name), moduleSlug('js', target.split('.'), 'module')] as const,
  ),
];

function nested(library: string, name: string): string {
  return `${library}/${name.toLowerCase().replaceAll('.', '/')}`;
}

/** Their API never had these addresses. */
const NEVER = new Set(['v10.0.0', 'v9.0.0', 'v8.0.0']);

/** One rule for every former address, for each version that had it and each way to write that version in a URL. */
export const formerApiAddresses: readonly ExactRule[] = allVersions(versionLines.api)
  .filter(({id}) => !NEVER.has(id))
  .map(({path, id}) => ({path, names: new Set([path, id, ...(path === versionLines.api.latest.path ? [''] : [])])}))
  .flatMap(({path, names}) =>
    [...names].flatMap((name) =>
      former.map(([from, to]) => ({
        from: `/docs/manual${name && `/${name}`}/api/${from}`,
        to: `/docs/manual/${path}/api/${to}`,
      })),
    ),
  );
