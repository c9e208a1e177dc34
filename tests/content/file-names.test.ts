/** What the manual says about hyphens in file names (module, "Unusual file names"), asked of the build tools: an example can't have such a file. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const modules = path.resolve(__dirname, '../../node_modules');
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'file-names-'));
  mkdirSync(path.join(project, 'src'));
  mkdirSync(path.join(project, 'node_modules/@rescript'), {recursive: true});
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({name: 'ferries', version: '1.0.0'}));
  writeFileSync(
    path.join(project, 'rescript.json'),
    JSON.stringify({
      name: 'ferries',
      sources: 'src',
      'package-specs': {module: 'commonjs', 'in-source': true},
      suffix: '.res.js',
    }),
  );
  writeFileSync(path.join(project, 'src/sea-chart.res'), 'let departure = "09:40"\n');
  writeFileSync(path.join(project, 'src/[id].res'), 'let page = "trip"\n');
});

afterEach(() => rmSync(project, {recursive: true}));

/** Builds with a package of this repository. @returns the names of the compiled files, and what the build printed */
function build(packageName: string, script: string): {readonly compiled: readonly string[]; readonly printed: string} {
  symlinkSync(path.join(modules, packageName), path.join(project, 'node_modules/rescript'));
  symlinkSync(path.join(modules, '@rescript/runtime'), path.join(project, 'node_modules/@rescript/runtime'));
  const printed = execFileSync('sh', ['-c', `"${process.execPath}" node_modules/rescript/${script} build 2>&1`], {
    cwd: project,
    encoding: 'utf8',
  });
  return {
    compiled: readdirSync(path.join(project, 'src'))
      .filter((name) => name.endsWith('.js'))
      .sort(),
    printed,
  };
}

test('version 12 drops what follows the hyphen from the name of the output', () => {
  expect(build('rescript-v12', 'cli/rescript.js').compiled).toEqual(['[id].res.js', 'sea.res.js']);
});

test('version 11 skips the file and says so', () => {
  const {compiled, printed} = build('rescript', 'rescript');
  expect(compiled).toEqual(['[id].res.js']);
  expect(printed).toContain('sea-chart.res under src is ignored');
});
