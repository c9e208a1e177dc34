import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {translatedPages} from '../../../../src/plugins/languages/drift';

let siteDir: string;
const write = (file: string, content: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), content);
};
const git = (...args: string[]): unknown =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: siteDir,
    stdio: 'pipe',
  });
const commit = (): void => {
  git('add', '--all');
  git('commit', '--message', 'Change');
};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'drift-'));
  git('init', '--quiet');
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

test('a translated page is behind in the sections that changed after its last commit', () => {
  const translation = 'i18n/fr/docusaurus-plugin-content-docs/current/record.mdx';
  write('docs/record.mdx', 'Intro.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n');
  write('i18n/fr/glossary.md', 'Not a page.');
  write('i18n/fr/syntax-lookup/pipe.md', 'Its source is missing.');
  write(translation, 'Début.');
  commit();
  const changesOf = () =>
    translatedPages(siteDir, 'fr').map(({file, source, changes}) => [
      file,
      source,
      changes?.map(({heading}) => heading),
    ]);
  expect(changesOf()).toEqual([
    [translation, 'docs/record.mdx', []],
    ['i18n/fr/syntax-lookup/pipe.md', 'syntax-lookup/pipe.md', undefined],
  ]);
  write('docs/record.mdx', 'Intro.\n\n## One\n\nFirst.\n\n## Two\n\nAnother.\n');
  commit();
  expect(changesOf()[0]?.[2]).toEqual(['Two']);
  write(translation, 'Début, deux.');
  commit();
  expect(changesOf()[0]?.[2]).toEqual([]);
});
