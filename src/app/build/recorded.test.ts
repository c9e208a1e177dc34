import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Answer} from '../../compilers/build/records/format';
import type {Asked, CompilerService} from '../../compilers/build/service';
import {bySubject, markVerified, questionsToVerify, recordProblems, verify, writeRecords} from './recorded';

const siteDir = mkdtempSync(path.join(tmpdir(), 'recorded-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

/** A service of compilers with these packages, which answer what `now` says. */
const serviceOf = (packages: string, now: (version: string) => Answer = compiles) =>
  ({
    siteDir,
    madeBy: (version: string) => `${packages} of ${version}`,
    unavailable: () => undefined,
    askAgain: ({version}: {version: string}) => Promise.resolve(now(version)),
  }) as unknown as CompilerService;

const compiles = (version: string): Answer => ({
  verdict: 'compiles',
  texts: [{name: 'Playground.js', text: `// ${version}\n`}],
});

/** An example of a page, compiled by a version. */
const ask = (subject: string, line: number, code: string, version = 'v12.0.0'): Asked => ({
  place: {subject, line, label: code},
  question: {version, kind: 'compile', about: {files: [{name: 'Playground.res', source: code}]}},
  answer: compiles(version),
  make: () => Promise.reject(new Error('The service answers.')),
});

const PAGE = 'docs/pipe.mdx';
const FILE = 'recorded/docs/pipe.txt';
const page = [ask(PAGE, 4, 'let a = 1'), ask(PAGE, 9, 'let b = 2'), ask(PAGE, 9, 'let b = 2', 'v11.0.0')];
const service = serviceOf('rescript');
const command = 'Run npm run examples, and commit what it writes.';

beforeEach(() => writeRecords(service, bySubject(page), true));

test('a record is written once, and is just what the page asks', async () => {
  expect(await writeRecords(service, bySubject(page), true)).toEqual([]);
  expect(recordProblems(service, bySubject(page), true)).toEqual([]);
});

test('a question that is new, of other packages, or not asked any more is named with its place', () => {
  const changed = [page[0]!, ask(PAGE, 9, 'let b = 3')];
  expect(recordProblems(service, bySubject(changed), true)).toEqual([
    `${PAGE}:9: the answer of v12.0.0 compile isn't in ${FILE}. ${command}`,
    expect.stringMatching(/^recorded\/docs\/pipe\.txt: nothing asks question \w+ \(let b = 2\) any more\. Run/),
  ]);
  expect(recordProblems(serviceOf('rescript@13'), bySubject(page.slice(0, 1)), false)[0]).toBe(
    `${PAGE}:4: the answer of v12.0.0 compile in ${FILE} is of other packages or flags. ${command}`,
  );
  expect(recordProblems(service, bySubject([ask('docs/new.mdx', 2, 'let c = 3')]), true)).toEqual([
    `docs/new.mdx:2: the answer of v12.0.0 compile isn't in recorded/docs/new.txt. ${command}`,
    `${FILE}: nothing asks these questions any more. ${command}`,
  ]);
});

test('the record of a page that is gone is removed, but not by a run for single pages', async () => {
  const other = bySubject([ask('docs/new.mdx', 2, 'let c = 3')]);
  expect(await writeRecords(service, other, false)).toEqual(['recorded/docs/new.txt']);
  expect(readFileSync(path.join(siteDir, FILE), 'utf8')).toContain('let a = 1');
  expect(await writeRecords(service, other, true)).toEqual([FILE]);
});

test('a translation’s record only has what its source does not ask', () => {
  const translated = [ask('i18n/fr/pipe.mdx', 4, 'let a = 1'), ask('i18n/fr/pipe.mdx', 6, 'let prix = 1')];
  expect(bySubject([...translated, ...page]).get('i18n/fr/pipe.mdx')).toEqual(translated.slice(1));
});

test('an answer that was edited is found, and both are shown', async () => {
  await markVerified(siteDir);
  const file = path.join(siteDir, FILE);
  writeFileSync(file, readFileSync(file, 'utf8').replace('// v11.0.0', '// edited'));
  const edited = page.map((each) => ({
    ...each,
    answer: {...each.answer, texts: [{name: 'Playground.js', text: '// edited\n'}]},
  }));
  const {why, asked} = questionsToVerify(siteDir, bySubject(edited), 'a commit');
  expect(why).toMatch(/^1 records have changed/);
  const [difference] = await verify(service, asked.slice(-1));
  expect(difference).toMatch(/^docs\/pipe\.mdx:9: .*\nRecorded:[^]*\/\/ edited[^]*Now:[^]*\/\/ v11\.0\.0/);
});

test('without a change, 300 answers of all versions are verified, others for each commit', async () => {
  const many = ['v12.0.0', 'v8.0.0'].flatMap((version) =>
    Array.from({length: 400}, (_unused, index) => ask('docs/many.mdx', index, `let a = ${index}`, version)),
  );
  await writeRecords(service, bySubject(many), true);
  await markVerified(siteDir);
  const [first, second] = ['one', 'two'].map((seed) => questionsToVerify(siteDir, bySubject(many), seed).asked);
  expect(first).toHaveLength(300);
  expect(first!.filter(({question}) => question.version === 'v8.0.0')).toHaveLength(150);
  expect(second).not.toEqual(first);
});
