#!/usr/bin/env node
/**
 * Compares two built sites byte for byte, but for hashes: `node compare.mjs BEFORE/build AFTER/build`.
 * File names lose their hashes (`reading.1a2b3c4d.js`), and so do all texts: hashes of files, content hashes of CSS
 * module classes, integrity hashes, precache revisions. Module ids of the bundler, which are hashes of paths, become
 * their order of appearance. What is left has to be equal. Prints each file that differs, with the first difference.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const [before, after] = process.argv.slice(2);
const list = (root) =>
  fs
    .readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((e) => e.isFile())
    .map((e) => path.relative(root, path.join(e.parentPath, e.name)).replaceAll(path.sep, '/'));
const nameOf = (file) => file.replace(/([.-])[0-9a-f]{8,20}(?=[.-])/g, '$1#');
const TEXT = /\.(?:html|css|js|json|md|txt|xml|svg|conf|webmanifest|map|toml)$|(?:^|\/)(?:_headers|_redirects)$/;
const norm = (text) =>
  text
    .replace(/sha(?:256|384|512)-[A-Za-z0-9+/=]+/g, 'sha#')
    .replace(/([.-])[0-9a-f]{8,20}(?=[."'\\/-])/g, '$1#')
    .replace(/"[0-9a-f]{16,64}"/g, '"#"')
    .replace(/\b([\w-]+_)[\w+/-]{4}(?=["'\s.,:{>)\\\]]|$)/g, '$1#');
const index = (root) => {
  const found = new Map();
  for (const file of list(root)) {
    const name = nameOf(file);
    (found.get(name) ?? found.set(name, []).get(name)).push(file);
  }
  return found;
};
const [a, b] = [index(before), index(after)];
let same = 0,
  equal = 0;
const different = [];
for (const name of new Set([...a.keys(), ...b.keys()])) {
  const [x, y] = [a.get(name) ?? [], b.get(name) ?? []];
  if (x.length !== y.length) {
    different.push([name, `${x.length} before, ${y.length} after: ${x.slice(0, 2)} / ${y.slice(0, 2)}`]);
    continue;
  }
  const contents = (root, files) => files.map((file) => fs.readFileSync(path.join(root, file))).sort(Buffer.compare);
  const [p, q] = [contents(before, x), contents(after, y)];
  for (const [i, one] of p.entries()) {
    const other = q[i];
    if (one.equals(other)) {
      same++;
      continue;
    }
    const unpack = (buffer) => {
      try {
        return name.endsWith('.br')
          ? zlib.brotliDecompressSync(buffer)
          : name.endsWith('.gz')
            ? zlib.gunzipSync(buffer)
            : buffer;
      } catch {
        return buffer;
      }
    };
    const plain = name.replace(/\.(?:br|gz)$/, '');
    if (!TEXT.test(plain)) {
      different.push([name, 'binary']);
      continue;
    }
    const [s, t] = [norm(unpack(one).toString()), norm(unpack(other).toString())];
    if (s === t) {
      equal++;
      continue;
    }
    let at = 0;
    while (at < s.length && s[at] === t[at]) at++;
    different.push([
      name,
      `at ${at} of ${s.length}/${t.length}:\n    - ${JSON.stringify(s.slice(Math.max(0, at - 60), at + 100))}\n    + ${JSON.stringify(t.slice(Math.max(0, at - 60), at + 100))}`,
    ]);
  }
}
for (const [name, what] of different) console.log(`${name}: ${what}`);
console.log(`${same} files are identical, ${equal} but for hashes, ${different.length} differ.`);
