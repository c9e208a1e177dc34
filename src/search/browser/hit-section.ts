import {translate} from '@docusaurus/Translate';
import {baseUrl, sharedBase} from '../../kit/browser/base-url';
import {withoutBase} from '../../kit/core/base-url';

/** The segments of addresses that have a name in the reader's language. */
const sectionNames = () => ({
  manual: translate({
    id: 'search.section.manual',
    message: 'Manual',
    description: 'Where a hit is: in the language manual',
  }),
  react: translate({id: 'search.section.react', message: 'React', description: 'Where a hit is: in the React docs'}),
  api: translate({id: 'search.section.api', message: 'API', description: 'Where a hit is: in the API reference'}),
  latest: translate({
    id: 'search.section.latest',
    message: 'Latest',
    description: 'Where a hit is: in the latest version; as in Manual / Latest',
  }),
  next: translate({
    id: 'search.section.next',
    message: 'Next',
    description: 'Where a hit is: in the next version; as in Manual / Next',
  }),
  blog: translate({id: 'search.section.blog', message: 'Blog', description: 'Where a hit is: in the blog'}),
  community: translate({
    id: 'search.section.community',
    message: 'Community',
    description: 'Where a hit is: in the community pages',
  }),
  errors: translate({
    id: 'search.section.errors',
    message: 'Errors',
    description: 'Where a hit is: in the pages about compiler errors',
  }),
});

/**
 * The heading over the hits of an area (src/search/core/records/page-area.ts). Libraries have the same name in every
 * language.
 */
export function areaName(area: string): string {
  const {api, react, blog, community, errors} = sectionNames();
  const names: Readonly<Record<string, string>> = {
    'Language Manual': translate({
      id: 'site.docsBar.manual',
      message: 'Language Manual',
      description: 'Link of the second bar',
    }),
    'Syntax Lookup': translate({
      id: 'site.docsBar.syntaxLookup',
      message: 'Syntax Lookup',
      description: 'Link of the second bar',
    }),
    Packages: translate({id: 'packages.title', message: 'Packages', description: 'Title of the packages page'}),
    API: api,
    React: react,
    Blog: blog,
    Community: community,
    Errors: errors,
  };
  return names[area] ?? area;
}

/**
 * The label of a hit's section, derived from its address: Blog, Community or Errors for those sections; for docs, the
 * two path segments after `docs` and the remaining ones except the last; otherwise empty. Segments without a name, such
 * as modules, are capitalized.
 * @param path from the origin, with or without a hash: `/docs/manual/latest/api/belt/array`
 * @returns for this path, `Manual / Latest / API / Belt`
 */
export function hitSection(path: string): string {
  const names = new Map(Object.entries(sectionNames()));
  const [section = '', ...rest] = withoutBase(path, path.startsWith(baseUrl) ? baseUrl : sharedBase)
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  if (['blog', 'community', 'errors'].includes(section)) return names.get(section) ?? '';
  if (section !== 'docs') return '';
  const shown = [...rest.slice(0, 2), ...rest.slice(2, -1)];
  return shown.map((segment) => names.get(segment) ?? segment.charAt(0).toUpperCase() + segment.slice(1)).join(' / ');
}
