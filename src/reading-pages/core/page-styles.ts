/**
 * The style sheets of production pages: `shell` and that of the page's template, which `<html data-styles>` names. In
 * development, `src/css/site.css` and the components' imports have everything.
 */
const theme = '@docusaurus/theme-classic/lib/theme';

const CODE = ['./src/examples/ui/code.css', './src/examples/ui/code-strip.css'];
const CONTENT = ['./src/css/markdown.css', ...CODE];
const DOCS = [
  ...['docs', 'page-parts', 'page-steps', 'diagrams'].map((name) => `./src/manual/ui/${name}.css`),
  ...CONTENT,
];
const MANUAL = [...DOCS, `${theme}/Admonition/Layout/styles.module.css`];

export const PAGE_STYLES = {
  shell: ['./src/css/every-page.css'],
  plain: CODE,
  docs: MANUAL,
  reference: [
    ...MANUAL,
    './src/lists/ui/list-filter.css',
    './src/manual/ui/reference.css',
    './src/api/ui/counts.css',
    './src/landing/ui/Carousel/styles.module.css',
  ],
  exercises: [...MANUAL, './src/tutorial/ui/exercise.css'],
  tutorial: [
    './src/manual/ui/docs.css',
    './src/manual/ui/page-parts.css',
    './src/manual/ui/page-steps.css',
    ...CONTENT,
    './src/tutorial/ui/exercise.css',
    './src/tutorial/ui/tutorial.css',
  ],
  api: [...DOCS, './src/api/ui/api.css'],
  blog: [
    './src/blog/ui/blog.css',
    './src/manual/ui/page-parts.css',
    ...CONTENT,
    './src/manual/ui/diagrams.css',
    './src/api/ui/counts.css',
    `${theme}/Admonition/Layout/styles.module.css`,
    `${theme}/Blog/Components/Author/styles.module.css`,
    `${theme}/Blog/Pages/BlogAuthorsListPage/styles.module.css`,
    `${theme}/BlogPostItem/Header/Info/styles.module.css`,
    `${theme}/BlogPostItem/Header/Title/styles.module.css`,
    `${theme}/Tag/styles.module.css`,
    `${theme}/TagsListByLetter/styles.module.css`,
    `${theme}/TagsListInline/styles.module.css`,
  ],
  landing: [
    './src/examples/ui/code.css',
    './src/landing/ui/demo.css',
    ...['feature', 'figures', 'hero', 'quick-install', 'resources', 'section', 'selling-points', 'trusted-by'].map(
      (name) => `./src/landing/ui/${name}.module.css`,
    ),
    './src/landing/ui/Carousel/styles.module.css',
    './src/landing/ui/Video/styles.module.css',
  ],
  lookup: [
    ...CONTENT,
    './src/manual/ui/page-parts.css',
    './src/manual/ui/page-steps.css',
    './src/lists/ui/list-filter.css',
    './src/lookup/ui/lookup.css',
  ],
  search: ['./src/search/ui/search-page.css'],
  packages: [...CODE, './src/lists/ui/list-filter.css', './src/packages/ui/packages.css'],
} as const satisfies Record<string, readonly string[]>;

export type PageStyle = Exclude<keyof typeof PAGE_STYLES, 'shell'>;
