/** Characters outside ASCII in examples. Compilers before v12 write those of some names and strings as their bytes. */
import path from 'node:path';
import {examplePages} from '../../src/app/build/example-pages';
import {jobOf} from '../../src/compilers/build/compile';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {collectPages} from '../../src/examples/build/collect';

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);

/** A byte outside ASCII, as the compilers escape it. */
const BYTE = /\\x[89a-f][0-9a-f]/;

test('only the examples about it turn characters into bytes', async () => {
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  const found = await Promise.all(
    pages.flatMap((page) =>
      page.fences.map(async ({example}) => {
        if (!example?.files.some(({code}) => /[^\x00-\x7f]/.test(code))) return [];
        const {js} = await service.compile(example.version, jobOf(example.files, example.fence));
        return js.some(({code}) => BYTE.test(code)) ? [`${page.path}: ${example.fence.name ?? '?'}`] : [];
      }),
    ),
  );
  expect(found.flat().sort()).toEqual([
    'versioned_docs/version-v10.0.0/use-illegal-identifier-names.mdx: bytes',
    'versioned_docs/version-v11.0.0/use-illegal-identifier-names.mdx: bytes',
    'versioned_docs/version-v9.0.0/primitive-types.mdx: bytes',
    'versioned_docs/version-v9.0.0/use-illegal-identifier-names.mdx: bytes',
  ]);
});
