/** What pages say about the build tool and the code analysis, asked of the programs. */
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

test('version 12 accepts any suffix, and version 11 those with the ending of a JavaScript file in them', async () => {
  const compiledWith = (suffix: string, version: string) => {
    const own = service.toolchain(version);
    const settings = `"suffix": "${suffix}", "package-specs": {"module": "esmodule", "in-source": true}`;
    const files = {...shop, 'rescript.json': `{"name": "shop", "sources": "src", ${settings}}`};
    return inProject(own, files, async (folder) => {
      const script = path.join(own.folder, version === 'v11.0.0' ? 'rescript' : 'cli/rescript.js');
      const {printed} = await call(process.execPath, folder, script, 'build');
      const compiled = (await readdir(path.join(folder, 'src'))).filter((name) => name !== 'Bread.res');
      return compiled[0] ?? /invalid suffix.+must end with .+/.exec(printed)?.[0].trim();
    });
  };
  expect(await compiledWith('.foo', 'v12.0.0')).toBe('Bread.foo');
  expect(await compiledWith('.res.jsx', 'v11.0.0')).toBe('Bread.res.jsx');
  expect(await compiledWith('.foo', 'v11.0.0')).toContain('must end with .js, .mjs or .cjs');
});
