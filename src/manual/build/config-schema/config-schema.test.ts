import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readWarningTable} from '@site/src/compilers/build/warnings/read';
import {createCompilerService, type CompilerService} from '@site/src/compilers/build/service';
import {run} from '@site/src/compilers/build/run';
import type {Toolchain} from '@site/src/compilers/build/toolchain';
import {runnable, schemaText, siteDir, toolchain, toolchains} from '../../../../tests/support/installed';
import {readConfigKeys, withTrueDefaults} from '.';
import {parseSchema} from './json-schema';
import {configKeys} from './keys';
import {observeKeys, parseVerdicts, sampleValue} from './observe';

let cacheDir: string;
let service: CompilerService;
// Inside the site's folder, because the build tool looks for the runtime package in the parent folders of its project.
beforeAll(async () => {
  await mkdir(path.join(siteDir, '.cache'), {recursive: true});
  cacheDir = await mkdtemp(path.join(siteDir, '.cache/test-'));
  service = createCompilerService({siteDir, cacheDir});
});
afterAll(() => rm(cacheDir, {recursive: true, force: true}));

test.each(toolchains.map((one) => [one.identity, one] as const))('the schema of %s is read', async (_, one) => {
  expect(await readConfigKeys(one)).toEqual(configKeys(parseSchema(schemaText(one))));
});

test('the error names a package without a schema', async () => {
  await expect(readConfigKeys({version: 'v12.0.0', identity: 'rescript@99', folder: '/nowhere'})).rejects.toThrow(
    'rescript@99 has no docs/docson/build-schema.json',
  );
});

/** Since v12 the build tool complains about keys it doesn't take, and writes JavaScript next to its source by default. */
const checksKeys = ({version}: Toolchain): boolean => Number(/\d+/.exec(version)?.[0]) >= 12;

const runs = existsSync(toolchain('v12.0.0').bsc) ? test : test.skip;

runs('v12’s build tool reports which keys of its own schema it doesn’t support', async () => {
  const one = toolchain('v12.0.0');
  const keys = await readConfigKeys(one);
  const {verdicts, inSource} = await observeKeys(service, one, keys);
  expect(inSource).toBe(true);
  expect(verdicts.get('bsc-flags')).toEqual({kind: 'deprecated', use: 'compiler-flags'});
  expect(verdicts.get('external-stdlib')).toEqual({kind: 'unsupported'});
  expect(verdicts.get('uncurried')).toEqual({kind: 'ignored'});
  for (const taken of [
    'name',
    'sources',
    'dependencies',
    'package-specs',
    'jsx',
    'warnings',
    'suffix',
    'js-post-build',
  ])
    expect(verdicts.has(taken)).toBe(false);
  // The tool reports the same deprecations as the schema.
  for (const {path: key, deprecated} of keys.filter((all) => all.deprecated))
    expect(verdicts.get(key)).toEqual({kind: 'deprecated', ...deprecated});
  // The second call doesn't run the tool.
  expect(await observeKeys(service, {...one, bsc: '/nowhere/bsc'}, keys)).toEqual({verdicts, inSource});
});

test.each(runnable.filter((one) => !checksKeys(one)).map((one) => [one.identity, one] as const))(
  'the build tool of %s doesn’t report any keys',
  async (_, one) => {
    const keys = (await readConfigKeys(one)).filter(({path: key}) => ['suffix', 'version'].includes(key));
    expect((await observeKeys(service, one, keys)).verdicts.size).toBe(0);
  },
);

test.each(runnable.map((one) => [one.identity, one] as const))(
  'the defaults of %s match the compiler',
  async (_, one) => {
    const table = await readWarningTable(service, one);
    const read = await readConfigKeys(one);
    const {inSource} = await observeKeys(
      service,
      one,
      read.filter(({path: key}) => key === 'suffix'),
    );
    const keys = new Map(withTrueDefaults(read, table, {inSource}).map((key) => [key.path, key]));
    expect(keys.get('package-specs.in-source')?.default?.value).toBe(String(checksKeys(one)));
    expect(keys.get('warnings.number')?.default).toEqual({kind: 'code', value: JSON.stringify(table.defaults.enabled)});
    expect(keys.get('warnings.error')?.default).toEqual({kind: 'code', value: JSON.stringify(table.defaults.error)});
    expect(keys.get('bsc-flags')?.default).toBeUndefined();
    expect(keys.get('suffix')?.default).toEqual({kind: 'code', value: '.js'});
  },
);

runs('v12 only passes flags from the configuration', async () => {
  const {bsc} = toolchain('v12.0.0');
  const project = await mkdtemp(path.join(cacheDir, 'project-'));
  await writeFile(path.join(project, 'rescript.json'), JSON.stringify({name: 'sample', sources: '.'}));
  await writeFile(path.join(project, 'Sample.res'), 'let one = 1\n');
  const {stdout} = await run(path.join(path.dirname(bsc), 'rescript.exe'), ['compiler-args', 'Sample.res'], project);
  expect(stdout).toContain('-bs-package-output');
  expect(stdout).not.toMatch(/-no-alias-deps|"-w"|-warn-error/);
});

test('the build tool’s messages become verdicts', () => {
  const printed = [
    "The field 'bsc-flags' found in the package config of 'x' is deprecated and will be removed in a future version.",
    "Use 'compiler-flags' instead.",
    '',
    "The field 'pp-flags' found in the package config of 'x' is not supported by ReScript 12's new build system.",
    '',
    "Unknown field 'version' found in the package config of 'x'. This option will be ignored.",
  ].join('\n');
  expect(parseVerdicts(printed)).toEqual(
    new Map<string, unknown>([
      ['version', {kind: 'ignored'}],
      ['bsc-flags', {kind: 'deprecated', use: 'compiler-flags'}],
      ['pp-flags', {kind: 'unsupported'}],
    ]),
  );
  expect(parseVerdicts('Dependency Finished').size).toBe(0);
});

test('samples have a type the key allows', () => {
  expect(sampleValue({allowed: ['"esmodule"'], type: {kind: 'string'}})).toBe('esmodule');
  expect(sampleValue({allowed: [], type: {kind: 'either', options: [{kind: 'boolean'}, {kind: 'string'}]}})).toBe(true);
  expect(sampleValue({allowed: [], type: {kind: 'array', items: {kind: 'string'}}})).toEqual([]);
});
