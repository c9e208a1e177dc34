/** @jest-environment node */
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {configKeys} from '@site/src/lib/config-schema/keys';
import {parseSchema} from '@site/src/lib/config-schema/json-schema';
import {withTrueDefaults} from '@site/src/plugins/config-schema';
import {observeKeys} from '@site/src/plugins/config-schema/observe';
import {readConfigKeys} from '@site/src/plugins/config-schema/read';
import {readWarningTable} from '@site/src/plugins/warning-table/read';
import {run} from '@site/src/plugins/examples/run';
import {runnable, schemaText, siteDir, toolchain, toolchains} from '../packages';

let cacheDir: string;
// Below the site, because the build tool looks for the runtime package upwards from its project.
beforeAll(async () => {
  await mkdir(path.join(siteDir, '.cache'), {recursive: true});
  cacheDir = await mkdtemp(path.join(siteDir, '.cache/test-'));
});
afterAll(() => rm(cacheDir, {recursive: true, force: true}));

test.each(toolchains.map((one) => [one.identity, one] as const))('the schema of %s is read', async (_, one) => {
  expect(await readConfigKeys(one)).toEqual(configKeys(parseSchema(schemaText(one))));
});

test('a package without a schema is named', async () => {
  await expect(readConfigKeys({version: 'v12.0.0', identity: 'rescript@99', folder: '/nowhere'})).rejects.toThrow('rescript@99 has no docs/docson/build-schema.json');
});

const runs = existsSync(toolchain('v12.0.0').bsc) ? test : test.skip;

runs('the build tool of v12 says which keys of its own schema it does not take', async () => {
  const one = toolchain('v12.0.0');
  const keys = await readConfigKeys(one);
  const {verdicts, inSource} = await observeKeys(one, keys, cacheDir);
  expect(inSource).toBe(true);
  expect(verdicts.get('bsc-flags')).toEqual({kind: 'deprecated', use: 'compiler-flags'});
  expect(verdicts.get('external-stdlib')).toEqual({kind: 'unsupported'});
  expect(verdicts.get('uncurried')).toEqual({kind: 'ignored'});
  for (const taken of ['name', 'sources', 'dependencies', 'package-specs', 'jsx', 'warnings', 'suffix', 'js-post-build']) expect(verdicts.has(taken)).toBe(false);
  // What the schema calls deprecated, the tool does too.
  for (const {path: key, deprecated} of keys.filter((all) => all.deprecated)) expect(verdicts.get(key)).toEqual({kind: 'deprecated', ...deprecated});
  // A second time nothing is asked.
  expect(await observeKeys({...one, bsc: '/nowhere/bsc'}, keys, cacheDir)).toEqual({verdicts, inSource});
});

test.each(runnable.filter(({version}) => version !== 'v12.0.0').map((one) => [one.identity, one] as const))('the build tool of %s says nothing of keys', async (_, one) => {
  const keys = (await readConfigKeys(one)).filter(({path: key}) => ['suffix', 'version'].includes(key));
  expect((await observeKeys(one, keys, cacheDir)).verdicts.size).toBe(0);
});

test.each(runnable.map((one) => [one.identity, one] as const))('the defaults of %s are those of the compiler', async (_, one) => {
  const table = await readWarningTable(one, cacheDir);
  const read = await readConfigKeys(one);
  const {inSource} = await observeKeys(one, read.filter(({path: key}) => key === 'suffix'), cacheDir);
  const keys = new Map(withTrueDefaults(read, table, {inSource}).map((key) => [key.path, key]));
  expect(keys.get('package-specs.in-source')?.default?.value).toBe(String(one.version === 'v12.0.0'));
  expect(keys.get('warnings.number')?.default).toEqual({kind: 'code', value: JSON.stringify(table.defaults.enabled)});
  expect(keys.get('warnings.error')?.default).toEqual({kind: 'code', value: JSON.stringify(table.defaults.error)});
  expect(keys.get('bsc-flags')?.default).toBeUndefined();
  expect(keys.get('suffix')?.default).toEqual({kind: 'code', value: '.js'});
});

runs('v12 passes no flag that the configuration does not name', async () => {
  const {bsc} = toolchain('v12.0.0');
  const project = await mkdtemp(path.join(cacheDir, 'project-'));
  await writeFile(path.join(project, 'rescript.json'), JSON.stringify({name: 'sample', sources: '.'}));
  await writeFile(path.join(project, 'Sample.res'), 'let one = 1\n');
  const {stdout} = await run(path.join(path.dirname(bsc), 'rescript.exe'), ['compiler-args', 'Sample.res'], project);
  expect(stdout).toContain('-bs-package-output');
  expect(stdout).not.toMatch(/-no-alias-deps|"-w"|-warn-error/);
});
