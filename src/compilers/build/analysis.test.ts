/** The types of names, from the editor's tool over what each version's compiler writes. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createCompilerService} from './service';
import {readTypes} from './analysis';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'types-test-'));
const service = createCompilerService({siteDir: path.resolve('.'), cacheDir});
afterAll(() => rmSync(cacheDir, {recursive: true, force: true}));

const typesOf = async (version: string, code: string): Promise<readonly string[]> => {
  const names = await service.types(version, {
    files: [{name: 'Playground.res', code}],
    module: 'esmodule',
    typescript: false,
    warningIsError: false,
  });
  return names.map(({start, end, type}) => `${code.slice(start, end)}: ${type.replace(/\s+/g, ' ')}`);
};

const source = `type song = {title: string, plays: int}
let songs = [{title: "A", plays: 3}]
let total = songs->Belt.Array.reduce(0, (sum, song) => sum + song.plays)
`;

for (const version of ['v12.0.0', 'v11.0.0', 'v10.0.0', 'v9.0.0']) {
  const reason = service.unavailable(version);
  (reason === undefined ? test : test.skip)(`${version}: names have the types its compiler gave them`, async () => {
    const types = await typesOf(version, source);
    expect(types).toEqual(
      expect.arrayContaining([
        'song: type song = {title: string, plays: int}',
        'songs: array<song>',
        'reduce: (array<song>, int, (int, song) => int) => int',
        'sum: int',
        'plays: int',
        'total: int',
      ]),
    );
  });

  (reason === undefined ? test : test.skip)(
    `${version}: a component's names, but not its make, which has none of its own`,
    async () => {
      const types = await typesOf(
        version,
        '@react.component\nlet make = (~label) => {\n  let (count, setCount) = React.useState(() => 0)\n  <b onClick={_ => setCount(n => n + 1)}> {React.string(label ++ Belt.Int.toString(count))} </b>\n}\n',
      );
      expect(types).toEqual(expect.arrayContaining(['label: string', 'count: int', 'string: string => React.element']));
      expect(types.filter((type) => /type props/.test(type))).toEqual([]);
    },
  );
}

test('the tool is told where its compiler has the runtime, which npm can put in two places', async () => {
  const toolchain = service.toolchain('v12.0.0');
  const told: (string | undefined)[] = [];
  await readTypes(
    toolchain,
    await service.libraries(toolchain),
    {files: [{name: 'A.res', code: 'let x = 1\n'}], module: 'esmodule', typescript: false, warningIsError: false},
    {
      compiles: () => Promise.resolve(true),
      run: (program, args, folder, options) => {
        told.push(options?.env?.RESCRIPT_RUNTIME);
        return service.run(program, args, folder, options);
      },
    },
  );
  expect(told).toEqual([toolchain.runtime]);
});

test('code that does not compile has no types, and v8 has no tool', async () => {
  expect(await typesOf('v12.0.0', 'let x: int = "a"\n')).toEqual([]);
  expect(await typesOf('v8.0.0', 'let x = 1\n')).toEqual([]);
});
