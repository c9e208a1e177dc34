import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run} from '@site/src/compilers/build/run';
import {runnableFolder} from '@site/src/compilers/build/toolchain';
import {testWith} from '../../../tests/support/examples-site';
import {siteDir, toolchain} from '../../../tests/support/installed';

const {bsc, folder: installed} = toolchain('v8.0.0');
const PROGRAMS = ['bsc.exe', 'refmt.exe'];

/** As bs-platform is installed for a site in this folder. */
function install(site: string): string {
  const own = path.join(site, 'node_modules/bs-platform');
  mkdirSync(path.join(own, path.basename(path.dirname(bsc))), {recursive: true});
  for (const name of PROGRAMS) {
    const [from, to] = [path.dirname(bsc), path.join(own, path.basename(path.dirname(bsc)))];
    cpSync(path.join(from, name), path.join(to, name));
  }
  symlinkSync(path.join(installed, 'lib'), path.join(own, 'lib'), 'junction');
  return path.join(own, path.basename(path.dirname(bsc)));
}

let parent: string;
const made: string[] = [];
beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), 'folder-'))));
afterEach(() => {
  for (const place of [parent, ...made.splice(0)]) rmSync(place, {recursive: true, force: true});
});

test('a site in an ordinary folder starts its compilers where they are installed', () => {
  for (const folder of [siteDir, '/home/jörg/größe', 'C:\\Users\\anna', '/tmp/a-b_c.d+e@f'])
    expect(runnableFolder(folder, PROGRAMS)).toBe(folder);
  expect(runnableFolder('/not installed/linux', PROGRAMS)).toBe('/not installed/linux');
});

for (const name of ['mein repo', "it's (mine) & $HOME"])
  testWith('v8.0.0', `Reason is formatted and compiled by a site in the folder "${name}"`, async () => {
    const folder = install(path.join(parent, name));
    const runnable = runnableFolder(folder, PROGRAMS);
    made.push(path.dirname(runnable));
    expect(runnableFolder(folder, PROGRAMS)).toBe(runnable);
    writeFileSync(path.join(parent, 'source.re'), 'let all = List.map(x => x + 1, [1]);\n');
    const program = path.join(runnable, 'bsc.exe');
    const formatted = await run(program, ['-color', 'never', '-format', 'source.re'], parent);
    expect([formatted.code, formatted.stdout.trim()]).toEqual([0, 'let all = List.map(x => x + 1, list{1})']);
    const compiled = await run(program, ['-color', 'never', 'source.re'], parent);
    expect([compiled.code, compiled.stdout]).toEqual([0, expect.stringContaining('exports.all = all')]);
  });
