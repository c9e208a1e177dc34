import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readWarningTable} from '@site/src/compilers/build/warnings/read';
import {createCompilerService, type CompilerService} from '@site/src/compilers/build/service';
import {run} from '@site/src/compilers/build/run';
import {runnable, schemaText, siteDir, toolchain, toolchains} from '../../../../tests/support/installed';
import {readConfigKeys, withTrueDefaults} from '.';
import {buildToolFacts} from './build-tool';
import {parseSchema} from './json-schema';
import {parseVersion} from '../../../kit/core/version';
import {configKeys} from './keys';

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

const runs = existsSync(toolchain('v12.0.0').bsc) ? test : test.skip;

/** The program and a project with this configuration. */
async function v12Project(config: object): Promise<readonly [tool: string, project: string]> {
  const project = await mkdtemp(path.join(cacheDir, 'project-'));
  await writeFile(path.join(project, 'rescript.json'), JSON.stringify({name: 'sample', sources: '.', ...config}));
  await writeFile(path.join(project, 'Sample.res'), 'let one = 1\n');
  return [path.join(path.dirname(toolchain('v12.0.0').bsc), 'rescript.exe'), project];
}

runs('v12’s build tool reports the keys of the table, and no others', async () => {
  const {verdicts, inSource} = buildToolFacts('v12.0.0');
  // Some keys exclude others, so each of the accepted ones has a valid value.
  const accepted = {
    suffix: '.js',
    'package-specs': {module: 'commonjs'},
    'js-post-build': {cmd: 'true'},
    jsx: {version: 4},
  };
  const values: Readonly<Record<string, unknown>> = {
    'external-stdlib': 'a',
    uncurried: true,
    'cut-generators': true,
    version: '1',
  };
  const reported = Object.fromEntries(Object.keys(verdicts).map((key) => [key, values[key] ?? []]));
  const [tool, project] = await v12Project({...accepted, ...reported});
  const {stdout, stderr} = await run(tool, ['build'], project);
  const said = [
    ...(stdout + stderr).matchAll(
      /(?:Unknown field|The field) '([^']+)' found in the package config of '[^']*'(?: is (deprecated|not supported)[^\n]*(?:\nUse '([^']+)' instead)?)?/g,
    ),
  ].map(([, key = '', what, use]) => [
    key,
    what === undefined ? {kind: 'ignored'} : what === 'deprecated' ? {kind: what, use} : {kind: 'unsupported'},
  ]);
  expect(Object.fromEntries(said)).toEqual(verdicts);
  expect(existsSync(path.join(project, 'Sample.js'))).toBe(inSource);
  // The tool reports the same deprecations as the schema.
  for (const {path: key, deprecated} of (await readConfigKeys(toolchain('v12.0.0'))).filter((all) => all.deprecated))
    expect(verdicts[key]).toEqual({kind: 'deprecated', ...deprecated});
});

test.each(runnable.map((one) => [one.identity, one] as const))(
  'the defaults of %s match the compiler',
  async (_, one) => {
    const table = await readWarningTable(service, one.version);
    const facts = buildToolFacts(one.version);
    const keys = new Map(withTrueDefaults(await readConfigKeys(one), table, facts).map((key) => [key.path, key]));
    expect(keys.get('package-specs.in-source')?.default?.value).toBe(
      String(Number(parseVersion(one.version)?.major) >= 12),
    );
    expect(keys.get('warnings.number')?.default).toEqual({kind: 'code', value: JSON.stringify(table.defaults.enabled)});
    expect(keys.get('warnings.error')?.default).toEqual({kind: 'code', value: JSON.stringify(table.defaults.error)});
    expect(keys.get('bsc-flags')?.default).toBeUndefined();
    expect(keys.get('suffix')?.default).toEqual({kind: 'code', value: '.js'});
  },
);

runs('v12 only passes flags from the configuration', async () => {
  const [tool, project] = await v12Project({});
  const {stdout} = await run(tool, ['compiler-args', 'Sample.res'], project);
  expect(stdout).toContain('-bs-package-output');
  expect(stdout).not.toMatch(/-no-alias-deps|"-w"|-warn-error/);
});
