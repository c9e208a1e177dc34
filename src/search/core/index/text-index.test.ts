import {readWords, VarintReader, writeVarint, writeWords} from './encoding';
import {buildShard, decodeShard, encodeShard} from './shard';
import {createTextIndex, type TermMatch} from './text-index';
import {additions, smallSite} from '../../../../tests/support/search-site';

test('numbers of every size survive a round trip', () => {
  const numbers = [0, 1, 127, 128, 300, 16384, 2 ** 28, 2 ** 31 - 1];
  const bytes: number[] = [];
  for (const value of numbers) writeVarint(bytes, value);
  const reader = new VarintReader(Uint8Array.from(bytes), 0);
  expect(numbers.map(() => reader.next())).toEqual(numbers);
  expect(bytes.slice(0, 3)).toEqual([0, 1, 127]);
});

test('words are written without what they share with the one before', () => {
  expect(writeWords(['array', 'arraybuffer', 'arrays', 'b'])).toBe('0array\n5buffer\n5s\n0b');
});

test.each([[[]], [['->', '@as', 'a']], [['a'.repeat(50), `${'a'.repeat(50)}b`]], [['Ärger', 'Ärmel', '数', '数字']]])(
  'reads what it wrote: %j',
  (words) => expect(readWords(writeWords(words))).toEqual(words),
);

const shard = buildShard(smallSite, additions);

test('a shard survives a round trip', () => {
  expect(decodeShard(encodeShard(shard))).toEqual(shard);
});

test('additions for missing places are skipped', () => {
  expect(shard.types).toHaveLength(3);
  expect(shard.renames).toHaveLength(1);
});

const index = createTextIndex(shard.index);
const words = (matches: readonly TermMatch[]): string[] => matches.map(({term}) => shard.index.terms[term] ?? '');

test('terms match exactly, in other forms, as prefixes and with typos', () => {
  expect(words(index.exact('record'))).toEqual(['record']);
  expect(words(index.exact('recor'))).toEqual([]);
  expect(words(index.sameStem('fields'))).toEqual(['field']);
  expect(words(index.sameStem('of'))).toEqual([]);
  expect(words(index.longer('attri'))).toEqual(['attribute', 'attributes']);
  expect(words(index.alike('recrod', 1))).toEqual(['record']);
  expect(words(index.alike('record', 1))).toEqual([]);
});

test('every section with a term is visited, and a title match weighs most', () => {
  const [term] = index.exact('mutable');
  const visited: [string, number][] = [];
  index.each(term!.term, (section, weight) => visited.push([shard.sections[section]?.title ?? '', weight]));
  expect(index.count(term!.term)).toBe(visited.length);
  expect(visited.map(([title]) => title)).toEqual(['Mutable fields']);
  const [pipe] = index.exact('pipe');
  const weights = new Map<string, number>();
  index.each(pipe!.term, (section, weight) => weights.set(shard.sections[section]?.title ?? '', weight));
  expect(weights.get('Pipe')).toBeGreaterThan(weights.get('Attribute') ?? 0);
});
