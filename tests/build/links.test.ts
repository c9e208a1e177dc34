import fs from 'node:fs';
import path from 'node:path';
import {resolveAlias} from '../../src/kit/core/aliases';
import {aliasRules, formerFiles} from '../../src/hosting/core/redirects';
import {inLanguage} from './built-languages';
import {brokenLinks, crawlSite} from './crawl';
import {versionLines} from '../../src/config/versions';

const root = path.resolve('build');
const pages = crawlSite(root);
const isFile = (address: string): boolean =>
  fs.existsSync(path.join(root, address)) && fs.statSync(path.join(root, address)).isFile();

test('the built site has no broken links or anchors', () => {
  expect(pages.size).toBeGreaterThan(100);
  expect(brokenLinks(pages, isFile)).toEqual([]);
});

test('every redirect in the table has a redirect page, which leads to a page', () => {
  for (const {from} of aliasRules.exact) {
    expect({from, page: pages.has(from)}).toEqual({from, page: true});
    const to = resolveAlias(from, aliasRules)!;
    expect({from, to, exists: pages.has(to.replace(/#.*/, ''))}).toEqual({from, to, exists: true});
  }
});

test('every file with a former address is served there', () => {
  expect(formerFiles.filter(({from}) => !pages.has(from))).toEqual([]);
  expect(formerFiles.filter(({to}) => !isFile(to))).toEqual([]);
});

test('every page is served with and without a trailing slash', () => {
  // The playground's frame is a file that only the playground requests.
  const missing = [...pages.keys()].filter(
    (at) =>
      !['/', '/404', '/playground-frame'].includes(inLanguage(at).page) &&
      !fs.existsSync(path.join(root, at, 'index.html')),
  );
  expect(missing).toEqual([]);
});

test('every page of the latest manual is also served at its version number and without a version, and every page of the next one at its version number', () => {
  const all = [...pages.keys()];
  const latest = all.filter((at) => at.startsWith('/docs/manual/latest/'));
  const next = all.filter((at) => at.startsWith('/docs/manual/next/'));
  const aliases = [
    ...latest.flatMap((at) => [
      at.replace('/latest/', `/${versionLines.default.latest.id}/`),
      at.replace('/latest/', '/'),
    ]),
    ...next.map((at) => at.replace('/next/', `/${versionLines.default.next.id}/`)),
  ];
  expect(aliases.filter((at) => !pages.has(at))).toEqual([]);
});
