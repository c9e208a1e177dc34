/** Labels of hits' sections (specification, 2.7). */

export type SectionSegment = 'manual' | 'react' | 'api' | 'latest' | 'next' | 'blog' | 'community' | 'errors';
export type SectionNames = Readonly<Record<SectionSegment, string>>;

/**
 * Blog, Community or Errors; for docs, the path's segments after `docs` except the last; otherwise empty.
 * @param path below the base URL: `/docs/manual/latest/api/belt/array`
 * @param names other segments, such as modules, are capitalized
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
