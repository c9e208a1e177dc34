/** @jest-environment jsdom */
import {englishWords} from '@site/src/kit/core/built-component/built-component';
import {PACKAGE_LABELS, renderPackages} from '@site/src/packages/core/render';
import {listPackages, type PackageRules} from '@site/src/packages/core/list';
import type {CuratedPackage, RegistryPackage} from '@site/src/packages/core/package';
import {worksWith} from '@site/src/packages/core/list';
import {packageRules} from '@site/src/packages/build';

const on = (range: string, name: 'rescript' | 'bs-platform' = 'rescript') =>
  ({range, on: name, from: 'peerDependencies'}) as const;

/** The ranges of the manuals up to v12, whichever is the latest. */
const manuals = packageRules.manuals.filter(({name}) => ['v8', 'v9', 'v10', 'v11', 'v12'].includes(name));

test.each([
  ['>=12.0.0 <13', ['v12']],
  ['^12.0.0-0', ['v12']],
  ['^10.1.0 || ^11.0.0-0', ['v10', 'v11']],
  ['>=9', ['v9', 'v10', 'v11', 'v12']],
  ['10.0.x', ['v10']],
  ['9.0.2', ['v9']],
  ['^13.0.0', []],
  ['*', undefined],
  ['', undefined],
  ['next', undefined],
  ['^11.0.0-rc.1 || next', undefined],
  ['workspace:*', undefined],
])('rescript %s is for %j', (range, versions) => expect(worksWith(on(range), manuals)).toEqual(versions));

test('the compiler under its former name works with the versions that used that name', () => {
  expect(worksWith(on('^8.3.0', 'bs-platform'), packageRules.manuals)).toEqual(['v9']);
  expect(worksWith(on('^7.3.0 || ^8.0.0', 'bs-platform'), packageRules.manuals)).toEqual(['v8', 'v9']);
  expect(worksWith(undefined, packageRules.manuals)).toBeUndefined();
});

const rules: PackageRules = packageRules;
const curated: readonly CuratedPackage[] = [
  {name: 'old', kind: 'community', purpose: 'Old.', repository: 'https://x/old', keywords: [], replacedBy: 'new'},
  {name: 'new', kind: 'community', purpose: 'New.', repository: 'https://x/new', keywords: ['json']},
  {name: 'rescript', kind: 'official', purpose: 'Compiler.', repository: 'https://x/r', keywords: []},
];
const found = (name: string, more: Partial<RegistryPackage> = {}): RegistryPackage => ({
  name,
  version: '1.0.0',
  ...more,
});

test('official packages first, then curated ones, then the rest; outdated ones after current ones', () => {
  const packages = [
    found('rescript-z'),
    found('new', {compiler: on('^12.0.0')}),
    found('bs-fetch'),
    found('reason-react'),
    found('@x/bs-y'),
    found('a-dead', {compiler: on('^9.0.0')}),
  ];
  const listed = listPackages(curated, {fetched: '2026-11-20', packages}, rules);
  expect(listed.map(({name}) => name)).toEqual(['rescript', 'new', 'old', 'rescript-z', 'a-dead']);
  expect(listed.map(({isOutdated}) => isOutdated)).toEqual([false, false, true, false, true]);
  expect(listed[1]).toMatchObject({purpose: 'New.', worksWith: ['v12'], range: 'rescript ^12.0.0', isCurated: true});
});

test('a package is outdated three years after its last publication, relative to the file’s date', () => {
  const outdated = (published: string): boolean | undefined =>
    listPackages([], {fetched: '2026-11-20', packages: [found('a', {published})]}, rules)[0]?.isOutdated;
  expect(outdated('2023-11-01')).toBe(true);
  expect(outdated('2023-12-01')).toBe(false);
});

test('foreign text is escaped, and a package shows the versions it works with and why', () => {
  const packages = [
    found('evil', {
      description: '<img src=x onerror=alert(1)>',
      compiler: on('>=11 <13'),
      repository: 'https://x/"onclick="',
    }),
    found('new'),
  ];
  document.body.innerHTML = renderPackages(
    listPackages(curated, {fetched: '2026-11-20', packages}, rules),
    englishWords(PACKAGE_LABELS),
  ).html;
  expect(document.querySelector('img, [onclick], [onerror]')).toBeNull();
  const evil = document.querySelector<HTMLElement>('[data-name=evil]')!;
  expect(evil.querySelector('p')?.textContent).toBe('<img src=x onerror=alert(1)>');
  expect(evil.querySelector('p > bdi')).toHaveAttribute('lang', 'en');
  expect([...evil.querySelectorAll('b')].map(({textContent}) => textContent)).toEqual(['v11', 'v12']);
  expect(evil.querySelector('[title]')?.getAttribute('title')).toBe('It requires rescript >=11 <13');
  expect([...document.querySelectorAll('h2')].map(({textContent}) => textContent)).toEqual([
    'Official',
    'Community',
    'More on npm',
  ]);
  const old = document.querySelector<HTMLElement>('[data-name=old]')!;
  expect(old.dataset.outdated).toBe('');
  expect(old.querySelector('p')?.textContent).toBe('Old. Use new instead.');
  expect(document.querySelector<HTMLElement>('[data-name=new]')?.dataset).toMatchObject({
    words: 'new json',
    kind: 'community',
  });
});
