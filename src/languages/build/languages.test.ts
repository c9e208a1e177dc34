import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {correctLinks} from './correct-links';
import {servePlain} from '../../../scripts/serve';

let root: string;
const write = (file: string, content: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), content);
};
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const alternates = (page: string): string =>
  ['en', 'fr']
    .map(
      (id) =>
        `<link rel="alternate" href="https://example.org/${id === 'en' ? '' : `${id}/`}${page}" hreflang="${id}">`,
    )
    .join('');

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  write('index.html', '<a href="/docs/a">A</a>');
  write('404.html', 'Not found');
  write('docs/a.html', alternates('docs/a'));
  write('docs/a/index.html', '');
  write('docs/b.html', alternates('docs/b'));
  write('docs/b/index.html', '');
  write('img/x.svg', '');
  write('fr/index.html', '<img src="/fr/img/x.svg"><a href="/fr/docs/a">A</a><a href="/fr/docs/b#x">B</a>');
  write('fr/404.html', 'Introuvable');
  write('fr/docs/a.html', '');
  write('fr/docs/a/index.html', '');
  write('fr/docs/a.md', '[B](https://example.org/fr/docs/b#x) [A](https://example.org/fr/docs/a.md)');
});
afterEach(() => fs.rmSync(root, {recursive: true}));

test('the links between the languages of a build lead to pages that exist', () => {
  write('docs/b.md', '[A](https://example.org/fr/docs/a#x) [index](https://example.org/)');
  expect(correctLinks(root, 'https://example.org/', ['fr'])).toBe('fr: 4 files corrected');
  expect(read('fr/index.html')).toBe('<img src="/img/x.svg"><a href="/fr/docs/a">A</a><a href="/docs/b#x">B</a>');
  expect(read('fr/docs/a.md')).toBe('[B](https://example.org/docs/b.md#x) [A](https://example.org/fr/docs/a.md)');
  expect(read('docs/b.md')).toBe('[A](https://example.org/fr/docs/a.md#x) [index](https://example.org/)');
  expect(read('docs/a.html')).toContain('hreflang="fr"');
  expect(read('docs/b.html')).toBe('');
});

test('a translated page with a link that leads nowhere fails the build', () => {
  write('fr/docs/a.html', '<a href="/fr/docs/typo">x</a>');
  expect(() => correctLinks(root, 'https://example.org/', ['fr'])).toThrow('fr/docs/a.html: docs/typo');
});

test('a plain server leads to the English page, or answers with the language’s own 404 page', async () => {
  const server = servePlain(root, 0);
  await new Promise((ready) => server.once('listening', ready));
  const ask = async (at: string): Promise<[number, string]> => {
    const {port} = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${at}`, {redirect: 'manual'});
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };
  expect(await ask('/fr/docs/b?q=1')).toEqual([302, '/docs/b?q=1']);
  expect(await ask('/fr/nowhere')).toEqual([404, 'Introuvable']);
  expect(await ask('/fr/docs/')).toEqual([302, '/docs/']);
  expect(await ask('/nowhere')).toEqual([404, 'Not found']);
  expect(await ask('/docs/nowhere')).toEqual([404, 'Not found']);
  await new Promise((done) => server.close(done));
});
