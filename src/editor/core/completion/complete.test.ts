import {complete} from '@site/src/editor/core/completion/complete';
import type {Offer} from '@site/src/compilers/core/engine';
import type {VersionNames} from '@site/src/editor/core/completion/version-names';

const ARRAY = [
  "t\ttype t<'a> = array<'a>",
  "make\t(~length: int, 'a) => array<'a>\tCreates an array.",
  "map\t(array<'a>, 'a => 'b) => array<'b>\tBuilds a new array.",
  "mapWithIndex\t(array<'a>, ('a, int) => 'b) => array<'b>",
  "at\t(array<'a>, int) => option<'a>",
];
const NEWEST: VersionNames = {
  open: 'Stdlib',
  modules: {
    Stdlib: ["ignore\t'a => unit"],
    Array: ARRAY,
    Int: ['toString\t(int, ~radix: int=?) => string'],
    'Int.Constants': ['maxValue\tint'],
    Option: ["getOr\t(option<'a>, 'a) => 'a"],
    Date: ['t\ttype t', 'getTime\tt => float'],
    Belt: [],
    'Belt.Array': ["map\t(array<'a>, 'a => 'b) => array<'b>", "keepU\t(array<'a>, 'a => bool) => array<'a>"],
  },
};
const OLD: VersionNames = {
  modules: {
    Belt: [],
    'Belt.Array': ["map\t(array<'a>, 'a => 'b) => array<'b>"],
    Js: [],
    'Js.Array2': ["joinWith\t(array<'a>, string) => string"],
  },
};

type Given = {
  readonly names?: VersionNames;
  readonly opened?: readonly string[];
  /** What the compiler said about names, by the text it spans. */
  readonly types?: Readonly<Record<string, string>>;
};

/** The offers at the place marked `|`, or at the end. */
function offers(marked: string, {names = NEWEST, opened = [], types = {}}: Given = {}): readonly Offer[] {
  const at = marked.includes('|') ? marked.indexOf('|') : marked.length;
  const code = marked.replace('|', '');
  const typeOf = (from: number, to: number) => types[code.slice(from, to)];
  return complete({code, at, names, opened, typeOf})?.offers ?? [];
}
const labels = (marked: string, given?: Given): readonly string[] => offers(marked, given).map(({label}) => label);

test('after a dot, the values of a module, then the modules in it and its types, with signatures and comments', () => {
  expect(labels('Array.')).toEqual(['make', 'map', 'mapWithIndex', 'at', 't']);
  expect(labels('let a = Array.mapW')).toEqual(['mapWithIndex']);
  expect(labels('Int.')).toEqual(['toString', 'Constants']);
  expect(labels('Int.Constants.')).toEqual(['maxValue']);
  expect(labels('Stdlib.Array.ma')).toEqual(['make', 'map', 'mapWithIndex']);
  expect(offers('Array.map')[0]).toEqual({
    label: 'map',
    kind: 'value',
    signature: "(array<'a>, 'a => 'b) => array<'b>",
    docs: 'Builds a new array.',
  });
});

test('opened modules and second names of modules count, and so do the source’s own modules', () => {
  expect(labels('open Belt\nArray.')).toEqual(['map', 'keepU']);
  expect(labels('Array.', {opened: ['Belt']})).toEqual(['map', 'keepU']);
  expect(labels('module A = Belt.Array\nA.')).toEqual(['map', 'keepU']);
  expect(labels('module Cart = {\n  let total = {let x = 1; x}\n  type t\n  module Item = {}\n}\nCart.')).toEqual([
    'total',
    't',
    'Item',
  ]);
});

test('Core is there where the settings or the source open it', () => {
  const core: VersionNames = {open: 'Core', modules: {Core: [], Array: ARRAY, ...OLD.modules}};
  expect(labels('Array.ma', {names: core})).toEqual([]);
  expect(labels('Array.map', {names: core, opened: ['RescriptCore']})).toEqual(['map', 'mapWithIndex']);
  expect(labels('open RescriptCore\nArray.map', {names: core})).toEqual(['map', 'mapWithIndex']);
  expect(labels('RescriptCore.Array.map', {names: core})).toEqual(['map', 'mapWithIndex']);
});

test('after an arrow, what takes the type on its left', () => {
  expect(labels('[1, 2]->')).toEqual(['Array.map', 'Array.mapWithIndex', 'Array.at']);
  expect(labels('[1, 2]->ma')).toEqual(['Array.map', 'Array.mapWithIndex']);
  expect(labels('[1]\n  ->Array.map(x => x + 1)\n  ->at')).toEqual(['Array.at']);
  expect(labels('[1]->Array.at(0)->')).toEqual(['Option.getOr']);
  expect(labels('3->')).toEqual(['Int.toString']);
  expect(labels('[1]->', {names: OLD})).toEqual(['Belt.Array.map', 'Js.Array2.joinWith']);
  expect(labels('songs->', {types: {songs: 'array<song>'}})).toContain('Array.map');
  expect(labels('now->', {types: {now: 'Date.t'}})).toEqual(['Date.getTime']);
  expect(labels('let f = (songs: array<song>) => songs->', {types: {}})).toEqual([]);
  expect(labels('f(1)->', {types: {f: 'int => option<string>'}})).toEqual(['Option.getOr']);
});

test('after an arrow and a module, what takes the value on its left comes first', () => {
  const types = {names: 'array<string>', count: 'int'};
  expect(labels('names->Array.ma', {types})).toEqual(['map', 'mapWithIndex', 'make']);
  expect(labels('names\n  ->Array.ma', {types})).toEqual(['map', 'mapWithIndex', 'make']);
  expect(labels('[1]->Array.')).toEqual(['map', 'mapWithIndex', 'at', 'make', 't']);
  expect(labels('count->Array.ma', {types})).toEqual(['make', 'map', 'mapWithIndex']);
  expect(labels('unknown->Array.ma')).toEqual(['make', 'map', 'mapWithIndex']);
  expect(labels('"a"->Belt.Array.')).toEqual(['map', 'keepU']);
});

test('the type of a name is also the one it had where it was bound', () => {
  const code = 'let songs = [1]\nlet more = songs';
  const typeOf = (from: number) => (from === 4 ? 'array<int>' : undefined);
  const at = `${code}->`.length;
  expect(complete({code: `${code}->`, at, names: NEWEST, opened: [], typeOf})?.offers[0]?.label).toBe('Array.map');
});

test('labels of the function being called, without those that are written', () => {
  expect(labels('Array.make(~')).toEqual(['length']);
  expect(labels('Array.make(~length=3, ~')).toEqual([]);
  expect(labels('Int.toString(3, ~ra|)')).toEqual(['radix']);
  expect(labels('draw(~', {types: {draw: '(~width: int, ~height: int=?) => unit'}})).toEqual(['width', 'height']);
  expect(labels('let f = (~')).toEqual([]);
});

test('fields of a record of the source', () => {
  const type = 'type song = {title: string, mutable plays: int, artist?: string}\n';
  expect(labels(`${type}song.`, {types: {song: 'song'}})).toEqual(['title', 'plays', 'artist']);
  expect(labels(`${type}song.ti`, {types: {song: 'song'}})).toEqual(['title']);
  expect(labels(`${type}song.plays->`, {types: {song: 'song'}})).toEqual(['Int.toString']);
  expect(labels('1.')).toEqual([]);
});

test('elsewhere names of the source, keywords, modules, and values that need no path; what is written comes first', () => {
  const found = labels('let total = 1\nlet switcher = total\nsw');
  expect(found).toEqual(['switcher', 'switch']);
  expect(labels('let i = 1\nlet ignored = 2\nignore')).toEqual(['ignore', 'ignored']);
  expect(labels('Ar')).toEqual(['Array']);
  expect(labels('Be')).toEqual(['Belt']);
  expect(labels('let x = #re')).toEqual([]);
  expect(labels('12')).toEqual([]);
});
