import {findImports, LinkError, linkProgram, type LinkedProgram} from './link-program';

const FILES: Readonly<Record<string, string>> = {
  '/std/a.js': 'import * as B from "./b.js";\nexport const a = B.b + 1;',
  '/std/b.js': 'export const b = 1;',
  '/vendor/react.js': 'import{x as y}from"./chunk.js";export default y;',
  '/vendor/chunk.js': 'export let x=1;',
  '/std/loop.js': 'import "./loop.js";',
};
const load = jest.fn((address: string) =>
  address in FILES ? Promise.resolve(FILES[address]!) : Promise.reject(new LinkError({kind: 'load', name: address})),
);
const resolve = (specifier: string, from?: string): string | undefined => {
  if (specifier.startsWith('./') && from !== undefined) return from.replace(/[^/]+$/, specifier.slice(2));
  return specifier === 'react' ? '/vendor/react.js' : specifier.startsWith('std/') ? `/${specifier}` : undefined;
};

/** The modules as text, with `<index>` instead of addresses. */
const shown = ({modules}: LinkedProgram): readonly string[] =>
  modules.map(({pieces}) => pieces.map((piece) => (typeof piece === 'number' ? `<${piece}>` : piece)).join(''));

test('each module appears once, after its imports', async () => {
  const linked = await linkProgram('import * as A from "std/a.js";\nimport {b} from "std/b.js";\nconsole.log(A, b);', {
    resolve,
    load,
    extra: ['react'],
  });
  expect(shown(linked)).toEqual([
    'export const b = 1;',
    'import * as B from "<0>";\nexport const a = B.b + 1;',
    'import * as A from "<1>";\nimport {b} from "<0>";\nconsole.log(A, b);',
    'export let x=1;',
    'import{x as y}from"<3>";export default y;',
  ]);
  expect([linked.program, linked.extra]).toEqual([2, [4]]);
});

test('the program’s own modules are linked, whatever the ending of their files', async () => {
  const own = new Map([
    ['./User', 'import * as A from "std/a.js";\nlet text = "from \'./Shop.js\'";\nexport let name = A.a;'],
    ['./Shop', 'import * as User from "./User.bs.js";\nexport let owner = User.name;'],
  ]);
  const js =
    'import * as Shop from "./Shop.js";\nimport * as User from "./User.res.mjs";\nexport * as App from "./User.js"';
  const linked = await linkProgram(js, {resolve, load, own});
  expect(shown(linked)).toEqual([
    'export const b = 1;',
    'import * as B from "<0>";\nexport const a = B.b + 1;',
    'import * as A from "<1>";\nlet text = "from \'./Shop.js\'";\nexport let name = A.a;',
    'import * as User from "<2>";\nexport let owner = User.name;',
    'import * as Shop from "<3>";\nimport * as User from "<2>";\nexport * as App from "<2>"',
  ]);
  await expect(
    linkProgram('import "./Shop.js"', {resolve, load, own: new Map([['./Shop', 'import "./Gone.js"']])}),
  ).rejects.toThrow('file: ./Gone.js');
  const cycle = new Map([
    ['./A', 'import "./B.js"'],
    ['./B', 'import "./A.js"'],
  ]);
  await expect(linkProgram('import "./A.js"', {resolve, load, own: cycle})).rejects.toThrow('cycle: ./A → ./B → ./A');
});

test('modules are transformed one by one, with access to their addresses', async () => {
  const linked = await linkProgram('import "std/b.js";', {
    resolve,
    load,
    transform: (text, address) => `${text}//${address ?? 'program'}`,
  });
  expect(shown(linked)).toEqual(['export const b = 1;///std/b.js', 'import "<0>";//program']);
});

test.each([
  ['import fs from "node:fs"', {kind: 'node', name: 'node:fs'}],
  ['import {day} from "date-fns"', {kind: 'package', name: 'date-fns'}],
  ['import {find} from "./shop.js"', {kind: 'file', name: './shop.js'}],
  ['import "std/missing.js"', {kind: 'load', name: '/std/missing.js'}],
  ['import "std/loop.js"', {kind: 'cycle', name: '/std/loop.js → /std/loop.js'}],
  ['let a = "\uf8ff"', {kind: 'character', name: '\uf8ff'}],
] as const)('refuses %j', async (js, problem) => {
  await expect(linkProgram(js, {resolve, load})).rejects.toMatchObject({problem});
});

test('finds imports, but nothing that only looks like one', () => {
  const source = `import * as A from "./stdlib/Belt_Array.js";
import 'side';
import {b as c} from "react";
export {d} from "d.js";
const e = await import("e.js"), f = import.meta.url, g = {from: "no", import: "no"};
// import "no"
const h = 'import "no"', i = Array.from("no"), j = x.import("no");
`;
  expect(findImports(source).map(({specifier}) => specifier)).toEqual([
    './stdlib/Belt_Array.js',
    'side',
    'react',
    'd.js',
    'e.js',
  ]);
  for (const {start, end, specifier} of findImports(source)) expect(source.slice(start + 1, end - 1)).toBe(specifier);
});
