/**
 * The types of a page's examples as one file, `record.types.json` beside `record.html`, loaded when a reader comes near
 * an example. Texts and names that occur several times are in it once.
 */
import type {NameType} from '../../compilers/core/name-types/answers';

/** What a page knows about a name, with its place in the API reference. */
export type PageName = NameType & {
  readonly start: number;
  readonly end: number;
  /** The path below the API's address: `core/array#map`. */
  readonly api?: string;
};

export type PageTypes = {
  /** The address of the version's API reference, with a slash at the end. */
  readonly api: string;
  readonly texts: readonly string[];
  /** Indexes into `texts`, -1 for none: type, comment, place in the API, expanded types. */
  readonly names: readonly (readonly number[])[];
  /** By the hash of the shown source, three numbers a name: start after the one before, length, index into `names`. */
  readonly blocks: Readonly<Record<string, readonly number[]>>;
};

/** FNV-1a of a text, 32 bits in hexadecimal: the data fits the block it was made for, or it isn't used. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Puts the blocks of a page into one file. Blocks that show the same source with different types are left out. */
export function packTypes(
  api: string,
  blocks: readonly {readonly source: string; readonly names: readonly PageName[]}[],
): PageTypes {
  const texts: string[] = [];
  const textOf = new Map<string, number>();
  const indexOf = (text: string | undefined): number => {
    if (text === undefined) return -1;
    const index = textOf.get(text) ?? texts.push(text) - 1;
    textOf.set(text, index);
    return index;
  };
  const names: (readonly number[])[] = [];
  const nameOf = new Map<string, number>();
  const packed = new Map<string, readonly number[] | undefined>();
  for (const block of blocks) {
    let at = 0;
    const numbers = block.names.flatMap(({start, end, type, docs, api: place, expands = []}) => {
      const entry = [indexOf(type), indexOf(docs), indexOf(place), ...expands.map(indexOf)];
      const key = entry.join();
      const index = nameOf.get(key) ?? names.push(entry) - 1;
      nameOf.set(key, index);
      const packedName = [start - at, end - start, index];
      at = start;
      return packedName;
    });
    const hash = textHash(block.source);
    const isOther = packed.has(hash) && packed.get(hash)?.join() !== numbers.join();
    packed.set(hash, isOther ? undefined : numbers);
  }
  const known = [...packed].flatMap(([hash, numbers]) =>
    numbers && numbers.length > 0 ? [[hash, numbers] as const] : [],
  );
  return {api, texts, names, blocks: Object.fromEntries(known)};
}

/** The names of a block that shows a source, in their order; none if the page's file is about another source. */
export function unpackTypes({texts, names, blocks}: PageTypes, source: string): readonly PageName[] {
  const numbers = blocks[textHash(source)] ?? [];
  const text = (index: number | undefined): string | undefined => texts[index ?? -1];
  let at = 0;
  return Array.from({length: Math.floor(numbers.length / 3)}, (_, index) => {
    const [after = 0, length = 0, name = -1] = numbers.slice(index * 3, index * 3 + 3);
    at += after;
    const [type, docs, place, ...expands] = names[name] ?? [];
    const comment = text(docs);
    const api = text(place);
    return {
      start: at,
      end: at + length,
      type: text(type) ?? '',
      ...(comment !== undefined && {docs: comment}),
      ...(api !== undefined && {api}),
      ...(expands.length > 0 && {expands: expands.flatMap((each) => text(each) ?? [])}),
    };
  });
}
