import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkPages} from './check';
import {collectPages} from './collect';
import {formatCounts, formatProblems, whyNotPublish} from './report';
import {createCompilerService} from '../../compilers/build/service';
import {allVersions, versionLines} from '../../config/versions';
import {pageOf, root, rules, service, testWith, versions} from '../../../tests/support/examples-site';

const GOOD = ['# Page', '', '```res', 'let a = 1', '```', ''];
const planted = async (...lines: readonly string[]) =>
  checkPages(service, [pageOf('v12.0.0/record.mdx', ...GOOD, ...lines)]);

testWith('v12.0.0', 'a broken example is reported with page, line, message and fix', async () => {
  const {problems, counts} = await planted('```res', 'let a: int = "x"', '```');
  expect(problems).toMatchObject([{page: 'v12.0.0/record.mdx', line: 7, message: "doesn't compile with v12.0.0"}]);
  expect(problems[0]?.detail).toContain('This has type: string');
  expect(counts['v12.0.0']).toMatchObject({compiled: 1, wrong: 1});
  expect(formatProblems(problems)).toMatch(
    /^One example is not what the page says\.\n\nv12\.0\.0\/record\.mdx:7 doesn't compile[\s\S]*\n {2}Fix the code/,
  );
});

testWith('v12.0.0', 'an unexpected message is reported', async () => {
  const {problems} = await planted('```res error="has type: float"', 'let a: int = "x"', '```');
  expect(problems).toMatchObject([{line: 7, message: 'fails with v12.0.0, but not with "has type: float"'}]);
});

testWith('v12.0.0', 'an example that should fail but compiles is reported', async () => {
  const {problems} = await planted(
    '```res error="has type"',
    'let a: int = 1',
    '```',
    '```res error=8',
    'let b = 1',
    '```',
  );
  expect(problems.map(({line}) => line)).toEqual([7, 10]);
});

testWith('v12.0.0', 'an undeclared warning is reported, a declared one isn’t', async () => {
  const {problems} = await planted(
    '```res',
    'type t = A | B',
    'let f = x => switch x { | A => 1 }',
    '```',
    '```res warning=8',
    'type t = A | B',
    'let f = x => switch x { | A => 1 }',
    '```',
  );
  expect(problems).toMatchObject([{line: 7, message: 'compiles with v12.0.0, but with warning 8'}]);
});

testWith('v12.0.0', 'an unknown keyword is reported together with all other problems, in page order', async () => {
  const {problems} = await planted(
    '```res shiny',
    'let a = 1',
    '```',
    '```res',
    'let',
    '```',
    '```res',
    '@@config({flags: ["-w", "-a"]})',
    '```',
  );
  expect(problems.map(({line, message}) => [line, message])).toEqual([
    [7, 'unknown word in the meta string of a res fence: shiny'],
    [10, "doesn't compile with v12.0.0"],
    [13, 'compiler options in a source (@@config) are not allowed'],
  ]);
});

test('disguised options never reach a compiler', async () => {
  const canary = path.join(tmpdir(), `canary-${process.pid}`);
  const source = [
    `@@ /* c */ config({flags: ["-ppx", "touch ${canary}", "-e", "let x = 1"]})`,
    '@@\\"config"({flags: ["-o", "/x"]})',
  ];
  for (const [index, text] of source.entries()) {
    for (const version of ['v12.0.0', 'v9.0.0']) {
      const {problems} = await checkPages(service, [pageOf(`${version}/a${index}.mdx`, '```res', text, '```')]);
      expect(problems).toMatchObject([{line: 1, message: 'compiler options in a source (@@config) are not allowed'}]);
    }
  }
  expect(existsSync(canary)).toBe(false);
});

testWith('v12.0.0', 'examples, failures and fragments are counted by version', async () => {
  const pages = [
    pageOf(
      'v12.0.0/a.mdx',
      ...GOOD,
      '```res error="can\'t be found"',
      'let a = b',
      '```',
      '```res fragment="form"',
      'let …',
      '```',
      '```js',
      'x',
      '```',
    ),
    pageOf('blog/b.mdx', '```res', 'let a = 1', '```', '```res version=v9.0.0', 'Js.log(1)', '```'),
  ];
  const report = await checkPages(service, pages);
  expect(whyNotPublish(report)).toBeUndefined();
  expect(formatCounts(report)).toBe(
    [
      'Examples of 2 pages',
      '  v12.0.0  1 compiled, 1 expected failure, 1 fragment',
      '  v11.0.0  1 compiled, 0 expected failures, 0 fragments',
      '  v9.0.0   1 compiled, 0 expected failures, 0 fragments',
    ].join('\n'),
  );
});

test('if a compiler has no binary, its examples are reported as unchecked', async () => {
  const elsewhere = createCompilerService({
    siteDir: root,
    cacheDir: path.join(root, '.cache'),
    machine: {platform: 'sunos', arch: 'sparc'},
  });
  const report = await checkPages(elsewhere, [pageOf('v10.0.0/a.mdx', ...GOOD)]);
  expect(report).toMatchObject({problems: [], counts: {'v10.0.0': {compiled: 0, unchecked: 1}}});
  expect(report.unavailable['v10.0.0']).toMatch(
    /^rescript@10\.\d+\.\d+ has no compiler for sunos-sparc, so examples of v10\.0\.0 can't be checked here$/,
  );
  expect(formatCounts(report)).toContain('1 not checked: rescript@10');
  expect(whyNotPublish(report)).toMatch(
    /^A production build needs all compilers: rescript@10.* Build on x86-64 Linux\.$/,
  );
});

test('pages are found in their folders at any depth', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    mkdirSync(path.join(folder, 'v12.0.0/deep'), {recursive: true});
    writeFileSync(path.join(folder, 'v12.0.0/deep/a.mdx'), '```res\nlet a = 1\n```\n');
    writeFileSync(path.join(folder, 'v12.0.0/b.md'), 'text');
    writeFileSync(path.join(folder, 'v12.0.0/c.txt'), '```res\n```');
    const pages = await collectPages(folder, rules, service.toolchains);
    expect(pages.map(({path: page, version, fences}) => [page, version, fences.length])).toEqual([
      ['v12.0.0/b.md', 'v12.0.0', 0],
      ['v12.0.0/deep/a.mdx', 'v12.0.0', 1],
    ]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('exactly the manual’s versions have a compiler', () => {
  expect(versions).toEqual([...new Set(allVersions(versionLines.default).map(({compiler}) => compiler))]);
});
