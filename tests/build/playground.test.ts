/**
 * The build's files for the playground: runtime files, a frame with the right policy, and no
 * compiler.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {TOOLCHAINS} from '../../src/compilers/build/toolchains';

const VERSIONS = TOOLCHAINS.map(({version}) => version);
const root = path.resolve('build');
/** Without the compressed copies that some hosts serve. */
const files = fs
  .readdirSync(root, {recursive: true, encoding: 'utf8'})
  .filter((file) => !/\.(?:gz|br)$/.test(file) && fs.statSync(path.join(root, file)).isFile());
const below = (folder: string): readonly string[] => files.filter((file) => file.startsWith(`${folder}${path.sep}`));

test.each(VERSIONS)('%s: the files programs import exist in one folder of a release', (version) => {
  const own = below(`runtime/${version}`);
  expect(new Set(own.map((file) => file.split(path.sep)[2])).size).toBe(1);
  expect(own.some((file) => file.endsWith('files.json'))).toBe(true);
  expect(own.filter((file) => file.includes('/react/')).length).toBeGreaterThan(5);
});

test('the policy of the frame allows its script', () => {
  const html = fs.readFileSync(path.join(root, 'playground-frame.html'), 'utf8');
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
  expect(html).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test('the build has no files or code of the endpoint', () => {
  expect(files.filter((file) => file.includes('playground-api'))).toEqual([]);
  const scripts = files.filter((file) => /\.[cm]?js$/.test(file));
  expect(
    scripts.filter((file) =>
      /prlimit|The compilers only accept requests from this machine/.test(
        fs.readFileSync(path.join(root, file), 'utf8'),
      ),
    ),
  ).toEqual([]);
});

test('no page loads runtime files before a program runs', () => {
  const loading = files.filter(
    (file) =>
      file.endsWith('.html') && /(?:src|href)="[^"]*\/runtime\//.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(loading).toEqual([]);
});
