/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {resolveAlias} from '../../src/lib/routes/aliases';
import {aliasRules, formerFiles} from '../../src/config/redirects';
import {brokenLinks, crawlPage, crawlSite} from './crawl';

const root = path.resolve('build');
const pages = crawlSite(root);
const isFile = (address: string): boolean => fs.existsSync(path.join(root, address)) && fs.statSync(path.join(root, address)).isFile();

test('no link or anchor of the built site is broken', () => {
  expect(pages.size).toBeGreaterThan(100);
  expect(brokenLinks(pages, isFile)).toEqual([]);
});

test('a planted broken link and a planted broken anchor are found', () => {
  const planted = new Map([
    ['/a', crawlPage('/a', '<h2 id="here">x</h2><a href="/nowhere">x</a><a href="b#gone">x</a><a href="#here">x</a><a href="https://example.org/">x</a>')],
    ['/b', crawlPage('/b', '<p>b</p><template><a href="/a/#there">x</a></template>')],
  ]);
  expect(brokenLinks(planted, () => false)).toEqual([
    '/a links to /nowhere, which is no page of the site.',
    '/a links to b#gone, but /b has no element with the id "gone".',
    '/b links to /a/#there, but /a has no element with the id "there".',
  ]);
});

test('every redirect of the table has a page that leads to a page', () => {
  for (const {from} of aliasRules.exact) {
    expect({from, page: pages.has(from)}).toEqual({from, page: true});
    const to = resolveAlias(from, aliasRules)!;
    expect({from, to, exists: pages.has(to.replace(/#.*/, ''))}).toEqual({from, to, exists: true});
  }
});

test('every file that had another address is reached by it', () => {
  expect(formerFiles.filter(({from}) => !pages.has(from))).toEqual([]);
  expect(formerFiles.filter(({to}) => !isFile(to))).toEqual([]);
});

test('every page answers with and without a slash at its end', () => {
  // The frame of the playground is a file that only the playground asks for.
  const missing = [...pages.keys()].filter((at) => !['/', '/404', '/playground-frame'].includes(at) && !fs.existsSync(path.join(root, at, 'index.html')));
  expect(missing).toEqual([]);
});

test('every page of the latest manual answers under its number and without a version, and every page of the next under its number', () => {
  const all = [...pages.keys()];
  const latest = all.filter((at) => at.startsWith('/docs/manual/latest/'));
  const next = all.filter((at) => at.startsWith('/docs/manual/next/'));
  const aliases = [
    ...latest.flatMap((at) => [at.replace('/latest/', '/v11.0.0/'), at.replace('/latest/', '/')]),
    ...next.map((at) => at.replace('/next/', '/v12.0.0/')),
  ];
  expect(aliases.filter((at) => !pages.has(at))).toEqual([]);
});
