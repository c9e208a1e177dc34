import {findImports} from './link-program';

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
