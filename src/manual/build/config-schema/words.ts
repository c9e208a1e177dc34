import {fill, type LabelSet, type Words} from '../../../kit/core/built-component/built-component';
import type {KeyType} from './shape';

export const SCHEMA_LABELS = {
  filter: {message: 'Filter keys', description: 'Name of the field that filters the list of configuration keys'},
  count: {
    message: '{count} of {total} keys',
    description: 'Announced while the reader filters the list of configuration keys',
  },
  link: {message: 'Direct link to {key}', description: 'Accessible name of the link to a configuration key'},
  guide: {
    message: 'Explained under {section}',
    description: 'Link from a configuration key to the section of the manual that explains it',
  },
  required: {message: 'required', description: 'A required configuration key'},
  deprecated: {message: 'deprecated', description: 'A deprecated configuration key'},
  useInstead: {message: 'use {key} instead', description: 'Follows: deprecated'},
  unsupported: {
    message: 'not supported by the build tool',
    description: 'A key in the schema that the build tool of this version rejects',
  },
  ignored: {
    message: 'unknown to the build tool, ignored',
    description: "A key in the schema that the build tool of this version doesn't recognize",
  },
  default: {message: 'default {value}', description: 'The default of a configuration key'},
  values: {message: 'Values: {values}', description: 'The allowed values of a configuration key'},
  valuesOfType: {
    message: 'Values as {type}: {values}',
    description: "The allowed values of one of a configuration key's types",
  },
  string: {message: 'string', description: 'Type of a configuration value'},
  number: {message: 'number', description: 'Type of a configuration value'},
  boolean: {message: 'boolean', description: 'Type of a configuration value'},
  object: {message: 'object', description: 'Type of a configuration value'},
  any: {message: 'any value', description: 'Type of a configuration value'},
  strings: {message: 'strings', description: 'Plural, as in: array of strings'},
  numbers: {message: 'numbers', description: 'Plural, as in: array of numbers'},
  booleans: {message: 'booleans', description: 'Plural, as in: array of booleans'},
  objects: {message: 'objects', description: 'Plural, as in: array of objects'},
  arrayOf: {message: 'array of {items}', description: 'Type of a configuration value; items is a plural'},
  arraysOf: {message: 'arrays of {items}', description: 'Plural of the former'},
  sameAs: {message: 'the same as {key}', description: "Type of a configuration value that equals another key's"},
  or: {message: '{first} or {last}', description: 'Two types'},
  commaOr: {message: '{first}, or {last}', description: 'Three or more types'},
  comma: {message: ', ', description: 'Between types, if there are three or more'},
} as const satisfies LabelSet;

export type SchemaWords = Words<typeof SCHEMA_LABELS>;

/** Sorted to the end: arrays, and before them types that refer to another key. */
const RANKS: Readonly<Partial<Record<KeyType['kind'], number>>> = {same: 1, array: 2};
const rank = ({kind}: KeyType): number => RANKS[kind] ?? 0;

/** `string`, or `string, object, or array of strings or objects`. */
export function typeInWords(type: KeyType, words: SchemaWords): string {
  if (type.kind === 'array') return fill(words.arrayOf, {items: plural(type.items, words)});
  if (type.kind === 'same') return fill(words.sameAs, {key: type.path});
  if (type.kind !== 'either') return words[type.kind];
  const options = type.options.toSorted((a, b) => rank(a) - rank(b)).map((option) => typeInWords(option, words));
  return join(options, words);
}

function plural(type: KeyType, words: SchemaWords): string {
  if (type.kind === 'array') return fill(words.arraysOf, {items: plural(type.items, words)});
  if (type.kind === 'any' || type.kind === 'same') return typeInWords(type, words);
  if (type.kind !== 'either') return words[`${type.kind}s`];
  const options = type.options.map((option) => plural(option, words));
  return join(options, words);
}

function join(texts: readonly string[], words: SchemaWords): string {
  const last = texts.at(-1) ?? '';
  const first = texts.slice(0, -1);
  if (first.length === 0) return last;
  return fill(first.length === 1 ? words.or : words.commaOr, {first: first.join(words.comma), last});
}
