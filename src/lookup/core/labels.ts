import type {LabelSet} from '../../kit/core/built-component/built-component';

export const LOOKUP_LABELS = {
  decorator: {message: 'Decorators', description: 'Kind of syntax: @as, @module'},
  operator: {message: 'Operators', description: 'Kind of syntax: ->, +'},
  construct: {message: 'Language constructs', description: 'Kind of syntax: switch, let'},
  function: {message: 'Built-in functions', description: 'Kind of syntax: ignore'},
  extension: {message: 'Extension points', description: 'Kind of syntax: %raw, %todo'},
  value: {message: 'Special values', description: 'Kind of syntax: __LINE__'},
  deprecated: {message: 'outdated since {version}', description: 'On the card of an entry; version is v12'},
} as const satisfies LabelSet;
