/** What pages say about the build tool and the code analysis, asked of the programs: examples are compiled without them. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {versionLines} from '../../src/config/versions';
import {inProject} from '../support/project';

const service = compilerServiceOf(path.resolve(__dirname, '../..'));
const toolchain = service.toolchain(versionLines.default.next.compiler);
const {buildTool = '', docTool} = toolchain;

/** @returns the exit code, and all that is printed */
async function call(program: string, folder: string, ...words: readonly string[]) {
  const {code, stdout, stderr} = await service.run(program, words, folder);
  return {code, printed: `${stdout}\n${stderr}`};
}
const rescript = (folder: string, ...words: readonly string[]) => call(buildTool, folder, ...words);

const shop = {'rescript.json': '{"name": "shop", "sources": "src"}', 'src/Bread.res': 'let price = 3\n'};

test('in a monorepo, the analysis at the root knows what other packages use, and one in a package does not', async () => {
  const settings = '"reanalyze": {"analysis": ["dce"]}';
  const files = {
    'rescript.json': `{"name": "shop", "dependencies": ["prices", "till"], ${settings}}`,
    'packages/prices/package.json': '{"name": "prices"}',
    'packages/prices/rescript.json': `{"name": "prices", "sources": "src", ${settings}}`,
    'packages/prices/src/Prices.res': 'let bread = 3\nlet cake = 7\n',
    'packages/till/package.json': '{"name": "till"}',
    'packages/till/rescript.json': '{"name": "till", "sources": "src", "dependencies": ["prices"]}',
    'packages/till/src/Till.res': 'Console.log(Prices.bread)\n',
  };
  const packages = {prices: 'packages/prices', till: 'packages/till'};
  await inProject(
    toolchain,
    files,
    async (root) => {
      const deadIn = async (folder: string) => {
        await rescript(folder, 'build');
        const {printed} = await call(docTool.program, folder, 'reanalyze', '-config');
        return [...printed.matchAll(/(\w+) is never used/g)].map(([, name]) => name);
      };
      expect(await deadIn(root)).toEqual(['cake']);
      expect(await deadIn(path.join(root, packages.prices))).toEqual(['bread', 'cake']);
    },
    packages,
  );
});

test('a second watcher is refused, and other commands run next to the first; build -w still watches', async () => {
  await inProject(toolchain, shop, async (folder) => {
    const watcher = spawn(buildTool, ['watch'], {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
    try {
      for await (const text of watcher.stdout) if (String(text).includes('Finished initial compilation')) break;
      const refused = expect.stringContaining(
        `A ReScript build is already running. The process ID (PID) is ${watcher.pid}`,
      ) as string;
      expect(await rescript(folder, 'watch')).toEqual({code: 1, printed: refused});
      const old = await rescript(folder, 'build', '-w');
      expect(old).toEqual({code: 1, printed: refused});
      expect(old.printed).toContain('`rescript build -w` is deprecated');
      for (const words of [['build'], ['format', '--check'], ['clean']])
        expect({words, code: (await rescript(folder, ...words)).code}).toEqual({words, code: 0});
    } finally {
      watcher.kill();
      await once(watcher, 'close');
    }
  });
});

test('the old spellings of options are errors, apart from -check, which checks nothing', async () => {
  await inProject(toolchain, {...shop, 'src/Bread.res': 'let   price=3'}, async (folder) => {
    for (const words of [
      ['build', '-with-deps'],
      ['build', '-warn-error', '+8'],
      ['format', '-all'],
    ])
      expect({words, code: (await rescript(folder, ...words)).code}).toEqual({words, code: 2});
    expect((await rescript(folder, 'format', '-check')).code).toBe(0);
    expect((await rescript(folder, 'format', '--check')).code).toBe(1);
  });
});

/** Builds `src` with a version's build tool, as ES modules beside the sources. @returns the new files, and what is printed */
function built(version: string, suffix: string, sources: Readonly<Record<string, string>>) {
  const own = service.toolchain(version);
  const settings = `"suffix": "${suffix}", "package-specs": {"module": "esmodule", "in-source": true}`;
  const files = {'rescript.json': `{"name": "shop", "sources": "src", ${settings}}`, ...sources};
  return inProject(own, files, async (folder) => {
    const script = path.join(own.folder, version === 'v11.0.0' ? 'rescript' : 'cli/rescript.js');
    const {printed} = await call(process.execPath, folder, script, 'build');
    const compiled = (await readdir(path.join(folder, 'src'))).filter((name) => !name.endsWith('.res'));
    return {compiled: compiled.sort(), printed};
  });
}

test('version 12 accepts any suffix, and version 11 those with the ending of a JavaScript file in them', async () => {
  const sources = {'src/Bread.res': 'let price = 3\n'};
  expect((await built('v12.0.0', '.foo', sources)).compiled).toEqual(['Bread.foo']);
  expect((await built('v11.0.0', '.res.jsx', sources)).compiled).toEqual(['Bread.res.jsx']);
  expect((await built('v11.0.0', '.foo', sources)).printed).toMatch(
    /invalid suffix.+must end with \.js, \.mjs or \.cjs/,
  );
});

test('version 12 drops what follows a hyphen from the name of the output, and version 11 skips the file', async () => {
  const sources = {'src/sea-chart.res': 'let departure = "09:40"\n', 'src/[id].res': 'let page = "trip"\n'};
  expect((await built('v12.0.0', '.res.js', sources)).compiled).toEqual(['[id].res.js', 'sea.res.js']);
  const {compiled, printed} = await built('v11.0.0', '.res.js', sources);
  expect(compiled).toEqual(['[id].res.js']);
  expect(printed).toContain('sea-chart.res under src is ignored');
});
