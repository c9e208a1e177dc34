import {fill, type Words} from '../../../kit/core/built-component/built-component';
import type {SCHEMA_LABELS} from './labels';

const SIMPLE = ['string', 'number', 'boolean', 'object'] as const;
type SimpleKind = (typeof SIMPLE)[number];

export type KeyType =
  | {readonly kind: SimpleKind | 'any'}
  | {readonly kind: 'array'; readonly items: KeyType}
  | {readonly kind: 'either'; readonly options: readonly KeyType[]}
  /** The same type as an enclosing key. */
  | {readonly kind: 'same'; readonly path: string};

/** The type a schema's `type` names, or the type of a value. */
export function simpleType(name: string | undefined): KeyType {
  const kind = SIMPLE.find((simple) => simple === name);
  if (kind) return {kind};
  return name === 'integer' ? {kind: 'number'} : {kind: 'any'};
}

/** A union; nested unions are flattened, and duplicates removed. */
export function either(types: readonly KeyType[]): KeyType {
  const flat = types.flatMap((type) => (type.kind === 'either' ? type.options : [type]));
  const options = flat.filter(
    (type, index) => flat.findIndex((other) => JSON.stringify(other) === JSON.stringify(type)) === index,
  );
  return options.length === 1 && options[0] ? options[0] : {kind: 'either', options};
}

type TypeWords = Words<typeof SCHEMA_LABELS>;

/** Sorted to the end: arrays, and before them types that refer to another key. */
const RANKS: Readonly<Partial<Record<KeyType['kind'], number>>> = {same: 1, array: 2};
const rank = ({kind}: KeyType): number => RANKS[kind] ?? 0;

/** `string`, or `string, object, or array of strings or objects`. */
export function typeInWords(type: KeyType, words: TypeWords): string {
  switch (type.kind) {
    case 'array':
      return fill(words.arrayOf, {items: plural(type.items, words)});
    case 'either':
      return join(
        [...type.options].sort((a, b) => rank(a) - rank(b)).map((option) => typeInWords(option, words)),
        words,
      );
    case 'same':
      return fill(words.sameAs, {key: type.path});
    case 'string':
    case 'number':
    case 'boolean':
    case 'object':
    case 'any':
      return words[type.kind];
  }
}

function plural(type: KeyType, words: TypeWords): string {
  switch (type.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'object':
      return words[`${type.kind}s`];
    case 'array':
      return fill(words.arraysOf, {items: plural(type.items, words)});
    case 'either':
      return join(
        type.options.map((option) => plural(option, words)),
        words,
      );
    case 'any':
    case 'same':
      return typeInWords(type, words);
  }
}

function join(texts: readonly string[], words: TypeWords): string {
  const last = texts.at(-1) ?? '';
  const first = texts.slice(0, -1);
  if (first.length === 0) return last;
  return fill(first.length === 1 ? words.or : words.commaOr, {first: first.join(words.comma), last});
}
