import fs from 'node:fs';
import {logos, type Logo} from './logos';

test('the wall keeps its 37 companies', () => {
  expect(logos.length).toBeGreaterThanOrEqual(37);
});

test('every company has a unique name, and adding one only takes a line in src/landing/core/logos.ts', () => {
  const names = logos.map(({name}) => name.toLowerCase());
  const twice = logos.filter(({name}, index) => names.indexOf(name.toLowerCase()) !== index);
  expect(twice.map(({name}) => `src/landing/core/logos.ts has ${name} twice: remove one line.`)).toEqual([]);
  const nameless = logos.filter(({name}) => name.trim() !== name || name === '');
  expect(
    nameless.map(
      ({name, url}) =>
        `src/landing/core/logos.ts: the name of ${url} is "${name}", but it has to be a name without spaces around it.`,
    ),
  ).toEqual([]);
});

test('every address is an absolute https URL', () => {
  const bad = logos.filter(({url}) => !URL.canParse(url) || new URL(url).protocol !== 'https:');
  expect(
    bad.map(
      ({name, url}) =>
        `src/landing/core/logos.ts: the address of ${name} is "${url}", but it has to begin with https://.`,
    ),
  ).toEqual([]);
});

/** The logos whose image isn't a file in static/. */
const imageless = (all: readonly Logo[]): string[] =>
  all.flatMap(({name, image}) =>
    image === undefined || (image.startsWith('/img/') && fs.existsSync(`static${image}`))
      ? []
      : [
          `src/landing/core/logos.ts: the image of ${name} is "${image}", but it has to be the path of a file in static/img/, such as /img/logos/my-company.svg.`,
        ],
  );

test('every image is a file of the site', () => {
  expect(imageless(logos)).toEqual([]);
  const planted: Logo = {kind: 'Logo', name: 'A', url: 'https://a.example', image: '/img/favicon.svg'};
  expect(imageless([planted, {...planted, image: 'https://a.example/logo.svg'}])).toEqual([
    expect.stringContaining('the image of A is "https://a.example/logo.svg"'),
  ]);
});
