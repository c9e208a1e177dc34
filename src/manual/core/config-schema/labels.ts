import type {LabelSet} from '../../../kit/core/built-component/built-component';

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
