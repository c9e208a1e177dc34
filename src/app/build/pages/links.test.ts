/** Links are checked from the sources; each sentence names what is wrong and what is near. */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkLinks, type ApiLookup} from './check-links';
import {readSourcePage} from './read-page';
import {versionLines} from '../../../config/versions';

const findApi: ApiLookup = (version, name) =>
  Promise.resolve(
    name === 'Array.map'
      ? {kind: 'found', name, path: 'stdlib/array', anchor: 'map'}
      : {kind: 'unknown', error: `${name} doesn't exist in the API of ${version}. Similar names: Array.map.`},
  );

let siteDir: string;

async function check(pages: Readonly<Record<string, string>>, wanted: string): Promise<readonly string[]> {
  for (const [file, text] of Object.entries(pages)) {
    await mkdir(path.join(siteDir, path.dirname(file)), {recursive: true});
    await writeFile(path.join(siteDir, file), text);
  }
  const read = await Promise.all(Object.keys(pages).map((page) => readSourcePage(siteDir, page)));
  const problems = await checkLinks(
    siteDir,
    read.filter((page) => page.path === wanted),
    read,
    findApi,
  );
  return problems.map(({page, line, message}) => `${page}:${line} ${message}`);
}

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'links-'));
});
afterEach(() => rm(siteDir, {recursive: true}));

const record = '---\ntitle: Record\n---\n\nText.\n\n## Optional fields\n\n## Spread {/* #record-spread */}\n';

test('links that lead somewhere are fine', async () => {
  const page =
    '[a](record.mdx#optional-fields) [b](record.mdx#record-spread) [c](manual:record) [d](api:Array.map)\n\n' +
    `[e](/docs/manual/${versionLines.default.next.id}/record#optional-fields) [f](https://example.org/x) [g](#here) [h](/try?code=x)\n\n` +
    '<span id="here"></span>\n\n```md\n[no](nowhere.mdx)\n```\n';
  expect(await check({'docs/record.mdx': record, 'docs/page.mdx': page}, 'docs/page.mdx')).toEqual([]);
});

test('each broken link is found with its line and the nearest name', async () => {
  const page =
    '---\ntitle: Page\n---\n\n[a](recrd.mdx)\n[b](record.mdx#optional-field)\n[c](api:Array.mapp)\n[d](maunal:record)\n' +
    '[e](manual:recrod)\n[f](manual:record mdx)\n\n<a href="/docs/manual/next/records">g</a>\n';
  expect(
    await check(
      {'docs/record.mdx': record, 'docs/page.mdx': page.replace('record mdx', 'record.mdx')},
      'docs/page.mdx',
    ),
  ).toEqual([
    'docs/page.mdx:5 The link "recrd.mdx" leads nowhere: docs/recrd.mdx doesn\'t exist. Did you mean record.mdx?',
    'docs/page.mdx:6 The link "record.mdx#optional-field" leads nowhere: docs/record.mdx has no heading with the id "optional-field". Did you mean optional-fields?',
    `docs/page.mdx:7 The link "api:Array.mapp" leads nowhere: Array.mapp doesn't exist in the API of ${versionLines.default.next.compiler}. Similar names: Array.map.`,
    `docs/page.mdx:8 The link "maunal:record" starts with "maunal:", which isn't a known scheme. Use manual:page, react:page, api:Name or a full address.`,
    'docs/page.mdx:9 The link "manual:recrod" leads nowhere: the site has no page /docs/manual/next/recrod. Did you mean /docs/manual/next/record, /docs/manual/next/page?',
    'docs/page.mdx:10 The link "manual:record.mdx" must have the form manual:page, manual:page#anchor, manual@next:page or react:page.',
    'docs/page.mdx:12 The link "/docs/manual/next/records" leads nowhere: the site has no page /docs/manual/next/records. Did you mean /docs/manual/next/record, /docs/manual/next/page?',
  ]);
});

test('a translated page may link to pages without a translation', async () => {
  const folder = 'i18n/fr/docusaurus-plugin-content-docs/current';
  const page = '[a](record.mdx#record-spread) [b](recrd.mdx)\n[c](./record.mdx) [d](record.mdx#spread) [e](pipe.mdx)\n';
  const pages = {'docs/record.mdx': record, [`${folder}/page.mdx`]: page, [`${folder}/pipe.mdx`]: 'Le pipe.\n'};
  expect(await check(pages, `${folder}/page.mdx`)).toEqual([
    `${folder}/page.mdx:1 The link "recrd.mdx" leads nowhere: docs/recrd.mdx doesn't exist. Did you mean record.mdx?`,
    `${folder}/page.mdx:2 The link "./record.mdx" leads nowhere: ${folder}/./record.mdx doesn't exist. Write record.mdx: it also finds a page without a translation.`,
    `${folder}/page.mdx:2 The link "record.mdx#spread" leads nowhere: docs/record.mdx has no heading with the id "spread".`,
  ]);
});

test('links to an address are checked with the English page, not with its translation', async () => {
  const translation = 'i18n/fr/docusaurus-plugin-content-docs/current/record.mdx';
  const pages = {
    'docs/record.mdx': record,
    [translation]: '## Champs facultatifs\n',
    'docs/page.mdx': '[a](manual@next:record#optional-fields)\n',
  };
  expect(await check(pages, 'docs/page.mdx')).toEqual([]);
});

test('anchors and file names may be encoded, as editors write them', async () => {
  const pages = {
    'docs/été.mdx': '## Été\n',
    'docs/page.mdx': '[a](%C3%A9t%C3%A9.mdx#%C3%A9t%C3%A9) [b](été.mdx#été)\n',
  };
  expect(await check(pages, 'docs/page.mdx')).toEqual([]);
});

test('byte-order marks and CRLF change nothing', async () => {
  const windows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const page = '---\ntitle: Page\n---\n\n[a](record.mdx#record-spread)\n\n[b](recrd.mdx)\n';
  expect(await check({'docs/record.mdx': windows(record), 'docs/page.mdx': windows(page)}, 'docs/page.mdx')).toEqual([
    'docs/page.mdx:7 The link "recrd.mdx" leads nowhere: docs/recrd.mdx doesn\'t exist. Did you mean record.mdx?',
  ]);
});

test('a page that cannot be parsed is named, and hides nothing of the others', async () => {
  const bad = '---\ntitle: Bad\n---\n\n## Here\n\na<br>b\n';
  const page = '[a](bad.mdx#anything) [b](recrd.mdx)\n';
  const pages = {'docs/bad.mdx': bad, 'docs/page.mdx': page};
  expect(await check(pages, 'docs/bad.mdx')).toEqual(["docs/bad.mdx:7 <br> isn't closed. Write <br />."]);
  expect(await check(pages, 'docs/page.mdx')).toEqual([
    'docs/page.mdx:1 The link "recrd.mdx" leads nowhere: docs/recrd.mdx doesn\'t exist.',
  ]);
});

test('a page of other docs has a link of its own form', async () => {
  const pages = {
    'docs/page.mdx': '[a](../react-docs/memo.mdx#x) [b](../community/a.mdx)\n',
    'react-docs/memo.mdx': '## X\n',
    'community/a.mdx': 'A\n',
  };
  expect(await check(pages, 'docs/page.mdx')).toEqual([
    'docs/page.mdx:1 The link "../react-docs/memo.mdx#x" leads to other docs, where file names don\'t work. Write react:memo#x.',
    'docs/page.mdx:1 The link "../community/a.mdx" leads to other docs, where file names don\'t work. Write /community/a.',
  ]);
  const {latest} = versionLines.default;
  const old = `versioned_docs/version-${latest.id}/record.mdx`;
  expect(await check({'docs/page.mdx': `[a](../${old})\n`, [old]: record}, 'docs/page.mdx')).toEqual([
    `docs/page.mdx:1 The link "../${old}" leads to other docs, where file names don't work. Write /docs/manual/${latest.path}/record.`,
  ]);
});

test('an image is a file beside the page or in static/', async () => {
  const page =
    '![a](img/a.png)\n![b](/img/b.png)\n![c](https://example.org/c.png)\n![d](img/nowhere.png)\n![e](/img/Diagram.png)\n';
  for (const folder of ['docs/img', 'static/img']) await mkdir(path.join(siteDir, folder), {recursive: true});
  await writeFile(path.join(siteDir, 'docs/img/a.png'), '');
  for (const name of ['b.png', 'diagram.png']) await writeFile(path.join(siteDir, 'static/img', name), '');
  expect(await check({'docs/page.mdx': page}, 'docs/page.mdx')).toEqual([
    'docs/page.mdx:4 The image "img/nowhere.png" doesn\'t exist: there is no file docs/img/nowhere.png. An address that begins with / is a file in static/.',
    'docs/page.mdx:5 The image "/img/Diagram.png" doesn\'t exist: there is no file static/img/Diagram.png. Did you mean diagram.png? An address that begins with / is a file in static/.',
  ]);
});

test('two pages with one address', async () => {
  const pages = {
    'docs/a.mdx': '---\ntitle: A\nslug: record\n---\n\nText.\n',
    'docs/record.mdx': record,
    'blog/2027-01-31-a.mdx': '---\nslug: b\n---\n\nText.\n',
    'blog/2027-01-31-b.mdx': '---\nslug: "b"\n---\n\nText.\n',
  };
  expect(await check(pages, 'docs/a.mdx')).toEqual([
    'docs/a.mdx:3 the page has the address /docs/manual/next/record, as docs/record.mdx has. Give it another slug.',
  ]);
  expect(await check(pages, 'docs/record.mdx')).toEqual([]);
  expect(await check(pages, 'blog/2027-01-31-b.mdx')).toEqual([
    'blog/2027-01-31-b.mdx:2 the page has the address /blog/b, as blog/2027-01-31-a.mdx has. Give it another slug.',
  ]);
});
