/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {render} from '@testing-library/react';
import DocItemMetadata from '.';
import BlogPostPageMetadata from '../../BlogPostPage/Metadata';

const site = {url: 'https://example.org', baseUrl: '/base/'};
const metadata = {title: 'Records', description: 'About records.', permalink: '/base/docs/record/'};
let frontMatter = {};

jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => <section>{children}</section>,
}));
jest.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({title}: {title: string}) => <h1>{title}</h1>,
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: site, i18n: {currentLocale: 'en'}}),
}));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata, frontMatter}),
  useDocsVersion: () => ({pluginId: 'default'}),
}));
jest.mock('@docusaurus/plugin-content-blog/client', () => ({useBlogPost: () => ({metadata, frontMatter})}));
jest.mock('@site/src/hosting/ui/PageCard', () => ({
  __esModule: true,
  default: () => null,
  useCardAddress: () => '/card.png',
}));
jest.mock('@site/src/theme/DocItem/use-page-home', () => ({usePageVersions: () => undefined}));
jest.mock('@site/src/theme/DocItem/page-names', () => ({usePageCrumbs: () => [], sectionNames: () => ({})}));
jest.mock('@theme-original/BlogPostPage/Metadata', () => ({__esModule: true, default: () => <h1>Records</h1>}));

const headOf = (page: ReactNode) => {
  const {container} = render(page);
  return {
    titles: [...container.querySelectorAll('h1')].map(({textContent}) => textContent),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    address: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
  };
};

beforeEach(() => {
  frontMatter = {metaTitle: 'Records in ReScript', canonical: 'https://example.com/records'};
});

test('the front matter of a docs page decides its title in search engines and its canonical address', () => {
  expect(headOf(<DocItemMetadata />)).toEqual({
    titles: ['Records in ReScript'],
    canonical: 'https://example.com/records',
    address: 'https://example.com/records',
  });
});

test('that of a post does too', () => {
  frontMatter = {metaTitle: 'Records in ReScript', canonical: '/docs/record'};
  expect(headOf(<BlogPostPageMetadata />)).toEqual({
    titles: ['Records', 'Records in ReScript'],
    canonical: 'https://example.org/base/docs/record',
    address: 'https://example.org/base/docs/record',
  });
});

test('without them, a docs page has its own title and no canonical address', () => {
  frontMatter = {};
  expect(headOf(<DocItemMetadata />)).toEqual({titles: ['Records'], canonical: undefined, address: undefined});
});
