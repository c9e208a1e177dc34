import fs from 'node:fs';
import path from 'node:path';
import {languages} from '../../config/languages';
import {readStatus} from './status';

const root = path.resolve('.');

test('the expected and the translated pages of each language are listed, with addresses and files that exist', () => {
  const status = readStatus(root, {languages, baseUrl: '/base/'});
  expect(status.map(({id}) => id)).toEqual(languages.map(({id}) => id));
  const french = status.find(({id}) => id === 'fr')!;
  expect(french.folders.get('syntax-lookup/')!.length).toBe(fs.readdirSync('syntax-lookup').length);
  // Writers may rename any page.
  const community = french.folders.get('community/')!.find(({edit}) => edit.includes('/i18n/'))!;
  const name = community.name.replace('.mdx', '');
  expect(community).toMatchObject({
    address: `/base/fr/community/${name}`,
    english: `/base/community/${name}`,
    edit: expect.stringContaining(
      `/edit/master/i18n/fr/docusaurus-plugin-content-docs-community/current/${name}.mdx`,
    ) as string,
  });
  const files = [...french.folders.values()].flat().map(({edit}) => edit.replace(/^.*\/(?:edit|blob)\/master\//, ''));
  expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});

test('a language without any file is listed with its missing pages', () => {
  const [name = ''] = fs.readdirSync('docs').filter((file) => file.endsWith('.mdx'));
  const language = {id: 'xx', name: 'X', direction: 'ltr', reviewers: [], pages: [`docs/${name}`]} as const;
  const [status] = readStatus(root, {languages: [language], baseUrl: '/'});
  expect(status).toMatchObject({isPublished: false, strings: {done: 0}, pages: {done: 0, all: 1}});
  expect(status?.folders.get('docs/')).toEqual([
    expect.objectContaining({
      name,
      address: `/docs/manual/next/${name.replace('.mdx', '')}`,
      stale: undefined,
    }),
  ]);
});

test('a post has the address in its front matter, so that the links to its stale sections lead there', () => {
  const [post = ''] = fs.readdirSync('blog').filter((name) => name.endsWith('.mdx'));
  const language = {id: 'xx', name: 'X', direction: 'ltr', reviewers: [], pages: [`blog/${post}`]} as const;
  const [status] = readStatus(root, {languages: [language], baseUrl: '/'});
  expect(status?.folders.get('blog/')).toMatchObject([
    {name: post, english: `/blog/${post.replace(/^\d{4}-\d\d-\d\d-(.+)\.mdx$/, '$1')}`},
  ]);
});
