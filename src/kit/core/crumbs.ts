/** `href` is relative to the site's root, without the base URL. */
export type Crumb = {readonly name: string; readonly href: string};

/** The sections' names in breadcrumbs, in the reader's language. */
export type CrumbNames = Readonly<Record<'docs' | 'manual' | 'api' | 'react' | 'community' | 'errors', string>>;

type CrumbPage = {
  readonly instance: string;
  /** The address of its version, such as `/docs/manual/latest`, or of an instance without versions. */
  readonly root: string;
  readonly permalink: string;
  readonly title: string;
  /** The sidebar categories above it that are pages. */
  readonly parents: readonly Crumb[];
};

/**
 * `Docs > Language Manual > page`, `Docs > binding > page`, `Community > page`, `Errors > page`.
 * On a section's introduction, the section is the last one.
 */
export function breadcrumbs(page: CrumbPage, names: CrumbNames): Crumb[] {
  const permalink = page.permalink.replace(/(?<=.)\/$/, '');
  const own = {name: page.title, href: permalink};
  const section = (name: string, start: string, docs: string): Crumb[] => {
    const crumbs = [
      {name: names.docs, href: docs},
      {name, href: start},
    ];
    return permalink === start
      ? crumbs
      : [...crumbs, ...page.parents.filter(({href}) => href !== start && href !== permalink), own];
  };
  const introduction = `${page.root}/introduction`;
  switch (page.instance) {
    case 'community':
      return [{name: names.community, href: `${page.root}/overview`}, own];
    case 'errors':
      return permalink === page.root
        ? [{name: names.errors, href: page.root}]
        : [{name: names.errors, href: page.root}, own];
    case 'react':
      return section(names.react, introduction, introduction);
    case 'api':
      return section(names.api, page.root, page.root.replace(/\/api$/, '/introduction'));
    default:
      return section(names.manual, introduction, introduction);
  }
}
