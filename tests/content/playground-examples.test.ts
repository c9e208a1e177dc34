/** Every example of the playground compiles without warnings with every version it lists. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {PLAYGROUND_EXAMPLES, WELCOME} from '../../src/playground/core/examples/examples';
import {allVersions, versionLines} from '../../src/config/versions';
import {checkExamples, FOLDER, readExamples} from '../../src/playground/build/data';
import {compilerServiceOf} from '../../src/compilers/build/service';

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);
/** The versions that have a compiler of their own. */
const versions = [...new Set(allVersions(versionLines.default).map(({compiler}) => compiler))];

test('every example compiles with every version it lists', async () => {
  const runnable = (await readExamples(siteDir)).map((example) => ({
    ...example,
    versions: example.versions.filter((version) => service.unavailable(version) === undefined),
  }));
  expect(await checkExamples(service, runnable)).toEqual([]);
});

test('an example that doesn’t compile is reported with its name, version and message', async () => {
  const example = {name: 'broken', syntax: 'res', versions: ['v12.0.0'], code: 'let x: string = 1\n'} as const;
  expect(await checkExamples(service, [example])).toEqual([
    expect.stringMatching(/"broken" lists v12\.0\.0[^]*expected to have type: string/),
  ]);
});

test('every file is an example, every listed version is a manual version, and every version has a first program', () => {
  expect(
    readdirSync(path.join(siteDir, FOLDER))
      .filter((file) => file !== 'examples.ts')
      .sort(),
  ).toEqual(PLAYGROUND_EXAMPLES.map(({file}) => file).sort());
  for (const {versions: claimed} of PLAYGROUND_EXAMPLES) expect(versions).toEqual(expect.arrayContaining(claimed));
  const first = PLAYGROUND_EXAMPLES.filter(({name}) => WELCOME.includes(name)).flatMap(
    ({versions: claimed}) => claimed,
  );
  expect([...first].sort()).toEqual([...versions].sort());
});
