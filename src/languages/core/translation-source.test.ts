import {sourceOfTranslation} from './translation-source';

test.each([
  ['docusaurus-plugin-content-docs/current/record.mdx', 'docs/record.mdx'],
  ['docusaurus-plugin-content-docs/version-v11.0.0/record.mdx', 'versioned_docs/version-v11.0.0/record.mdx'],
  ['docusaurus-plugin-content-docs-react/current/context.mdx', 'react-docs/context.mdx'],
  [
    'docusaurus-plugin-content-docs-react/version-v0.11.0/context.mdx',
    'react_versioned_docs/version-v0.11.0/context.mdx',
  ],
  ['docusaurus-plugin-content-docs-community/current/overview.mdx', 'community/overview.mdx'],
  ['docusaurus-plugin-content-blog/2026-11-20-x.mdx', 'blog/2026-11-20-x.mdx'],
  ['syntax-lookup/pipe.md', 'syntax-lookup/pipe.md'],
  ['docusaurus-theme-classic/readme.md', undefined],
  ['glossary.md', undefined],
])('the source of %s is %s', (page, source) => expect(sourceOfTranslation(page)).toBe(source));
