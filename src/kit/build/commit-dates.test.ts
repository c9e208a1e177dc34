import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import {commitDates, lastCommit, readLog} from './commit-dates';

test('a file has the date of the newest commit that names it', () => {
  const dates = readLog(
    '\x002026-03-02T10:00:00Z\n\ndocs/a.mdx\ndocs/b.mdx\n\x002026-01-01T10:00:00Z\n\ndocs/b.mdx\ndocs/c.mdx\n',
  );
  expect([...dates]).toEqual([
    ['docs/a.mdx', '2026-03-02T10:00:00Z'],
    ['docs/b.mdx', '2026-03-02T10:00:00Z'],
    ['docs/c.mdx', '2026-01-01T10:00:00Z'],
  ]);
});

test("outside a Git repository, it adds no dates and doesn't fail", () => {
  const folder = fs.mkdtempSync(`${os.tmpdir()}/no-git-`);
  expect(commitDates(folder).size).toBe(0);
  fs.rmSync(folder, {recursive: true});
});

test('a page has the time its source was last committed, and a page that was never committed has none', () => {
  const folder = fs.mkdtempSync(`${os.tmpdir()}/git-`);
  const git = (...args: string[]): Buffer => execFileSync('git', args, {cwd: folder});
  fs.mkdirSync(`${folder}/docs`);
  fs.writeFileSync(`${folder}/docs/a.mdx`, 'A');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', 'a', '--date=2026-03-02T10:00:00Z');
  const committed = Date.parse(git('log', '-1', '--format=%cI').toString().trim());
  expect(lastCommit(folder, '@site/docs/a.mdx')).toBe(committed);
  expect(lastCommit(folder, '@site/docs/b.mdx')).toBeUndefined();
  fs.rmSync(folder, {recursive: true});
});
