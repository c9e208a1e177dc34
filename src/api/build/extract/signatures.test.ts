import path from 'node:path';
import {run} from '@site/src/compilers/build/run';
import {findToolchains} from '@site/src/compilers/build/toolchain';
import {findPackages, type VersionPackages} from './packages';
import {printSignatures} from './signatures';

const packages = findPackages(findToolchains(path.resolve(__dirname, '../../../..')));
const folderOf = ({toolchain}: VersionPackages): string => path.join(toolchain.runtime, 'lib/ocaml');

function findVersion(version: string): VersionPackages {
  const found = packages.find((other) => other.version === version);
  if (!found) throw new Error(version);
  return found;
}

/** Lines are broken at another column, as the signatures were nested in a module. */
const withoutLayout = (text: string): string => text.replace(/\s+/g, '').replace(/,([)>}\]])/g, '$1');

test.each([
  ['v12.0.0', ['Belt.cmi', 'Belt_Array.cmi', 'Belt_Id.cmi', 'Js_typed_array.cmi', 'Stdlib_Intl.cmi']],
  ['v8.0.0', ['belt.cmi', 'belt_Array.cmi', 'belt_Id.cmi', 'js_typed_array.cmi']],
])('the signatures of %s are those that its compiler prints one by one', async (version, files) => {
  const found = findVersion(version);
  const {signatures, reason} = await printSignatures(run, found, folderOf(found), files);
  for (const [bsc, flags, texts] of [
    [found.printer.bsc, found.printer.flags, signatures],
    [found.reasonPrinter, ['-bs-re-out'], reason],
  ] as const) {
    if (bsc === undefined) continue;
    expect(Object.keys(texts)).toHaveLength(files.length);
    for (const file of files) {
      const {stdout} = await run(bsc, [...flags, file], folderOf(found));
      const name = file.charAt(0).toUpperCase() + file.slice(1, -'.cmi'.length);
      expect(withoutLayout(texts[name] ?? '')).toBe(withoutLayout(stdout));
      expect(stdout).not.toBe('');
    }
  }
});

test('the error for a module that can’t be read has the compiler’s message', async () => {
  const found = findVersion('v12.0.0');
  await expect(printSignatures(run, found, folderOf(found), ['Gone.cmi'])).rejects.toThrow(
    /bsc\.exe can't print the signatures of .*ocaml: .*Gone/s,
  );
});
