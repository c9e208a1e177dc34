/** @jest-environment node */
/** What the build has for the playground: files for runs within their budget, a frame whose policy fits, and no compiler. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const KB = 1024;
const root = path.resolve('build');
/** Without the compressed copies that some hosts serve instead. */
const files = fs
  .readdirSync(root, {recursive: true, encoding: 'utf8'})
  .filter((file) => !/\.(?:gz|br)$/.test(file) && fs.statSync(path.join(root, file)).isFile());
const below = (folder: string): readonly string[] => files.filter((file) => file.startsWith(`${folder}${path.sep}`));
const raw = (list: readonly string[]): number => list.reduce((sum, file) => sum + fs.statSync(path.join(root, file)).size, 0);
const zipped = (list: readonly string[]): number => list.reduce((sum, file) => sum + zlib.gzipSync(fs.readFileSync(path.join(root, file)), {level: 9}).length, 0);

test.each(['v12.0.0', 'v11.0.0', 'v10.0.0', 'v9.0.0', 'v8.0.0'])('%s: the files that programs import are there, in one folder of a release, within 1.2 MB', (version) => {
  const own = below(`runtime/${version}`);
  expect(new Set(own.map((file) => file.split(path.sep)[2])).size).toBe(1);
  expect(own.some((file) => file.endsWith('files.json'))).toBe(true);
  expect(own.filter((file) => file.includes('/react/')).length).toBeGreaterThan(5);
  expect(raw(own)).toBeLessThanOrEqual(1200 * KB);
});

test('all versions together have at most 4.6 MB, React at most 65 KB compressed', () => {
  expect(raw(below('runtime'))).toBeLessThanOrEqual(4600 * KB);
  expect(zipped(below('runtime/vendor'))).toBeLessThanOrEqual(65 * KB);
});

test('the frame has at most 6 KB, and its script is the one its policy names', () => {
  const html = fs.readFileSync(path.join(root, 'playground-frame.html'), 'utf8');
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
  expect(html).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(zipped(['playground-frame.html'])).toBeLessThanOrEqual(6 * KB);
});

test('no file is of the endpoint, and no script has its code', () => {
  expect(files.filter((file) => file.includes('playground-api'))).toEqual([]);
  const scripts = files.filter((file) => /\.[cm]?js$/.test(file));
  expect(scripts.filter((file) => /prlimit|The compilers answer only to this machine/.test(fs.readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test('no page loads the files of runs before a program is run', () => {
  const loading = files.filter((file) => file.endsWith('.html') && /(?:src|href)="[^"]*\/runtime\//.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(loading).toEqual([]);
});
