import {readAbout} from './page-about';

const common = {summary: 'The site', keywords: 'site, docs'};
const page = (description: string, keywords: string): string =>
  `<!doctype html><html><head><title>x</title><meta data-rh=true name=description content="${description}"/><meta data-rh=true name=keywords content="${keywords}"/></head><body><p>text`;

test('a page is found by its description and its keywords', () => {
  expect(readAbout(page('Chain calls &amp; pipes.', 'chaining,  thread first,'), common)).toEqual({
    summary: 'Chain calls & pipes.',
    keywords: ['chaining', 'thread first'],
  });
});

test('what every page has says nothing about one', () => {
  expect(readAbout(page('The site', 'site, docs'), common)).toEqual({summary: '', keywords: []});
  expect(readAbout('<html><head></head>', common)).toEqual({summary: '', keywords: []});
});
