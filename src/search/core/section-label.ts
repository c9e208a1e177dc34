/** The label of a hit's section, derived from its address. */

/** The segments that have a name in the reader's language. */
export type SectionSegment = 'manual' | 'react' | 'api' | 'latest' | 'next' | 'blog' | 'community' | 'errors';
export type SectionNames = Readonly<Record<SectionSegment, string>>;

/**
 * Blog, Community or Errors for those sections; for docs, the two path segments after `docs` and the remaining ones
 * except the last; otherwise empty.
 * @param path the page's path relative to the base URL, with or without a hash: `/docs/manual/latest/api/belt/array`
 * @param names the sections' names; other segments, such as modules, are capitalized
 * @returns for this path, `Manual / Latest / API / Belt`
 */
export function sectionLabel(path: string, names: SectionNames): string {
  const titled = (segment: string): string =>
    Object.hasOwn(names, segment)
      ? names[segment as SectionSegment]
      : segment.charAt(0).toUpperCase() + segment.slice(1);
  const [section = '', ...rest] = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  if (section === 'blog' || section === 'community' || section === 'errors') return titled(section);
  if (section !== 'docs') return '';
  return [...rest.slice(0, 2), ...rest.slice(2, -1)].map(titled).join(' / ');
}
