import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {englishWords} from '../../kit/core/built-component/built-component';
import {LIST_WORDS} from '../core/words';
import {categorySections, sidebarSections} from './docs-versions';
import {versionFiles, type ListedPage, type VersionPages} from './version-files';

const words = englishWords(LIST_WORDS);
const page = (name: string): ListedPage => ({
  title: name,
  description: `About ${name}.`,
  address: `https://example.org/docs/${name}.md`,
  copy: {title: name, description: '', text: `# ${name}\n\nlong\n`, small: `# ${name}\n\nshort\n`},
});
const manual: VersionPages = {
  title: 'Manual, v12',
  root: 'https://example.org/docs',
  sections: [{title: 'Overview', pages: [page('intro'), page('try')]}],
  api: [{title: 'API: Stdlib', pages: [page('array')]}],
};

test('the list has every page, and the files with their sizes', () => {
  const {index} = versionFiles(manual, words);
  expect(index).toMatch(/^# Manual, v12\n\n> The list of all pages/);
  expect(index).toMatch(
    /## In one file\n\n- \[llms-full\.txt\]\(https:\/\/example\.org\/docs\/llms-full\.txt\): All pages .* 1 KB\.\n- \[llms-small\.txt\]/,
  );
  expect(index).toContain('## Overview\n\n- [intro](https://example.org/docs/intro.md): About intro.\n- [try]');
  expect(index).toContain('## API: Stdlib\n\n- [array](https://example.org/docs/array.md): About array.');
});

test('the full file contains all pages and the API, the small one the short text and the list of modules', () => {
  const {full, small} = versionFiles(manual, words);
  expect(full).toMatch(/^# Manual, v12\n\n> All pages in one file,.* The API reference/);
  expect(full.match(/^# \w+$/gm)).toEqual(['# intro', '# try', '# array']);
  expect(small).toMatch(/list of modules/);
  expect(small).not.toContain('long');
  expect(small).toContain('# try\n\nshort\n\n## API: Stdlib\n\n- [array]');
});

test('a version without an API doesn’t mention one', () => {
  const {index, full, small} = versionFiles({...manual, api: []}, words);
  expect(index + full + small).not.toContain('API');
});

const sidebars = {
  first: [
    {
      type: 'category',
      label: 'Overview',
      items: [
        {type: 'doc', id: 'a'},
        {type: 'ref', id: 'x'},
      ],
    },
    {
      type: 'category',
      label: 'More',
      link: {type: 'doc', id: 'b'},
      items: [
        {
          type: 'category',
          label: 'Deep',
          items: [
            {type: 'doc', id: 'c'},
            {type: 'doc', id: 'a'},
          ],
        },
      ],
    },
  ],
  second: [{type: 'category', label: 'Lib', items: [{type: 'doc', id: 'x'}]}],
};
const docs = ['a', 'b', 'c', 'x'].map((id) => ({id, title: id.toUpperCase()}));
const version = {sidebars, docs} as unknown as LoadedVersion;

test('sections follow the sidebars, and each page is listed at its first place', () => {
  const ids = (sections: ReturnType<typeof categorySections>): unknown =>
    sections.map(({title, docs: own}) => [title, own.map(({id}) => id)]);
  expect(ids(categorySections(version))).toEqual([
    ['Overview', ['a']],
    ['More', ['b', 'c']],
    ['Lib', ['x']],
  ]);
  expect(ids(sidebarSections(version))).toEqual([
    ['A', ['a', 'b', 'c']],
    ['X', ['x']],
  ]);
});
