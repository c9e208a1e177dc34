import type {GuideSection} from './render';

/**
 * The section of the manual that explains a key: its own, or its parent key's.
 * @param sections the ids of the headings on the page that explains keys: a key's path, with dots or hyphens
 * @param page URL of that page
 */
export function guideSection(path: string, sections: ReadonlySet<string>, page: string): GuideSection | undefined {
  const id = [path, path.replaceAll('.', '-')].find((candidate) => sections.has(candidate));
  if (id !== undefined) return {href: `${page}#${id}`, name: path};
  const parent = path.split('.').slice(0, -1).join('.');
  return parent === '' ? undefined : guideSection(parent, sections, page);
}
