import {execFileSync} from 'node:child_process';
import {temporaryFolder} from '../../../tests/support/temporary';
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
  expect(commitDates(temporaryFolder()).size).toBe(0);
});

test('a page has the time its source was last committed, and a page that was never committed has none', () => {
  const folder = temporaryFolder({'docs/a.mdx': 'A'});
  const git = (...args: string[]): Buffer => execFileSync('git', args, {cwd: folder});
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', 'a', '--date=2026-03-02T10:00:00Z');
  const committed = Date.parse(git('log', '-1', '--format=%cI').toString().trim());
  expect(lastCommit(folder, '@site/docs/a.mdx')).toBe(committed);
  expect(lastCommit(folder, '@site/docs/b.mdx')).toBeUndefined();
});
