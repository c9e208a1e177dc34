/**
 * The style sheets of production pages: `shell` and that of the page's template, which `<html data-styles>` names. In
 * development, `src/css/site.css` and the components' imports have everything.
 */
const theme = '@docusaurus/theme-classic/lib/theme';
const features = './src/features';

const CONTENT = ['./src/css/markdown.css', './src/css/code.css'];
const DOCS = ['./src/css/docs.css', './src/css/page-parts.css', ...CONTENT, './src/css/diagrams.css'];
const HEADINGS = '@docusaurus/theme-common/lib/utils/anchorUtils.module.css';
const MANUAL = [...DOCS, HEADINGS, `${theme}/Admonition/Layout/styles.module.css`];

export const PAGE_STYLES = {
  shell: ['./src/css/every-page.css'],
  plain: ['./src/css/code.css'],
  docs: MANUAL,
  reference: [
    ...MANUAL,
    './src/css/list-filter.css',
    './src/css/reference.css',
    './src/components/Carousel/styles.module.css',
  ],
  tutorial: ['./src/css/docs.css', './src/css/page-parts.css', ...CONTENT, HEADINGS, './src/css/tutorial.css'],
  api: [...DOCS, HEADINGS, `${features}/api/api.css`],
  blog: [
    './src/css/blog.css',
    './src/css/page-parts.css',
    ...CONTENT,
    './src/css/diagrams.css',
    HEADINGS,
    `${theme}/Admonition/Layout/styles.module.css`,
    `${theme}/Blog/Components/Author/styles.module.css`,
    `${theme}/Blog/Pages/BlogAuthorsListPage/styles.module.css`,
    `${theme}/BlogPostItem/Header/Authors/styles.module.css`,
    `${theme}/BlogPostItem/Header/Info/styles.module.css`,
    `${theme}/BlogPostItem/Header/Title/styles.module.css`,
    `${theme}/Tag/styles.module.css`,
    `${theme}/TagsListByLetter/styles.module.css`,
    `${theme}/TagsListInline/styles.module.css`,
  ],
  landing: [
    './src/css/code.css',
    ...[
      'code-comparison',
      'feature',
      'figures',
      'hero',
      'quick-install',
      'resources',
      'section',
      'selling-points',
      'trusted-by',
    ].map((name) => `${features}/landing/${name}.module.css`),
    './src/components/Carousel/styles.module.css',
    './src/components/Video/styles.module.css',
  ],
  lookup: [...CONTENT, './src/css/page-parts.css', './src/css/list-filter.css', `${features}/syntax-lookup/lookup.css`],
  search: [`${features}/search/search-page.css`],
  packages: ['./src/css/code.css', './src/css/list-filter.css', `${features}/packages/packages.css`],
} as const satisfies Record<string, readonly string[]>;

export type PageStyle = Exclude<keyof typeof PAGE_STYLES, 'shell'>;
