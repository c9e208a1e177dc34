import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {unknownCompiler} from '@site/src/compilers/build/check-records';
import {createHighlighter} from '@site/src/compilers/build/highlight';
import {createNativeCompilers} from '@site/src/compilers/build/native-compilers';
import {createCompilerService} from '@site/src/compilers/build/service';
import type {ToolchainRecord} from '@site/src/compilers/build/toolchain-record';
import {findToolchains} from '@site/src/compilers/build/toolchain';
import {TOOLCHAINS} from '@site/src/compilers/build/toolchains';
import {allVersions, versionLines} from '@site/src/config/versions';
import {createApiService} from '@site/src/api/build/service';
import {createRuntime} from '@site/src/sandbox/build/runtime';
import {readWarningTable} from '@site/src/compilers/build/warnings/read';
import {root, testWith} from '../../../tests/support/examples-site';

const [newest] = TOOLCHAINS;
const record = {...newest, version: 'v99.0.0'} as ToolchainRecord;
const cacheDir = mkdtempSync(path.join(root, '.cache', 'test-'));
const service = createCompilerService({siteDir: root, cacheDir, records: [record, ...TOOLCHAINS]});

afterAll(() => rmSync(cacheDir, {recursive: true, force: true}));

testWith('v12.0.0', 'one more record is one more version everywhere', async () => {
  const {ok, js} = await service.compile('v99.0.0', {
    files: [{name: 'A.res', code: 'let greeting = <p> {React.string("hi")} </p>\n'}],
    module: 'esmodule',
    typescript: false,
    warningIsError: false,
  });
  expect({ok, files: js.map(({name}) => name)}).toEqual({ok: true, files: ['A.js']});
  expect(await createHighlighter(service)('res', 'let a = 1')).not.toEqual([]);
  expect(
    createNativeCompilers(service)
      .versions()
      .map(({manual}) => manual),
  ).toContain('v99.0.0');
  expect(createRuntime(service).parts).toContain('v99.0.0');
  expect((await createRuntime(service).files('v99.0.0')).map(({path: file}) => file)).toContain('std/Belt_Array.js');
  expect((await readWarningTable(service, 'v99.0.0')).warnings.length).toBeGreaterThan(50);
  const model = await createApiService(service).model('v99.0.0');
  expect(model.modules.some(({id}) => id === 'Array')).toBe(true);
});

test('the syntax of a manual is the one its compiler is for', () => {
  for (const {compiler, syntax = 'res'} of allVersions(versionLines.default))
    expect(service.toolchain(compiler).languages[0]).toBe(syntax);
});

describe('what the type checker can’t say of a record', () => {
  const found =
    (change: object): (() => unknown) =>
    () =>
      findToolchains(root, process, [{...record, ...change}]);
  const place = 'src/compilers/build/toolchains.ts:1: the compiler record of v99.0.0';

  test('a package that isn’t installed is named with file and line', () => {
    expect(found({package: 'rescript-v99'})).toThrow(
      `${place} needs the package rescript-v99, which isn't installed. Run npm ci; for a new package, npm install --save-dev --save-exact rescript-v99@npm:….`,
    );
  });

  test('a record that is there twice', () => {
    expect(() => findToolchains(root, process, [record, record])).toThrow('is there twice. Remove one, or change');
  });

  test('a version of the site without a record is named with its place', () => {
    expect(() => service.toolchain('v12.9.0')).toThrow(
      'no compiler is known for v12.9.0. Add its record to src/compilers/build/toolchains.ts (CONTRIBUTING.md, "Add a compiler version"), or use one of v99.0.0,',
    );
    const {compiler} = versionLines.default.latest;
    const lines = readFileSync(path.join(root, 'src/config/versions.ts'), 'utf8').split('\n');
    expect(unknownCompiler(root, compiler, [])).toContain(
      `src/config/versions.ts:${lines.findIndex((line) => line.includes(`compiler: '${compiler}'`)) + 1}: no compiler`,
    );
  });
});
