/** A crumb before translation of its address: `href` starts at the site's root. */
export type Crumb = {readonly name: string; readonly href: string};

/** Names of the sections in breadcrumbs, in the reader's language. */
export type CrumbNames = {
  readonly docs: string;
  readonly manual: string;
  readonly api: string;
  readonly react: string;
  readonly community: string;
};

/** The page the breadcrumbs lead to. */
export type CrumbPage = {
  readonly instance: string;
  /** Address of its version (or of the instance, where it has none), such as `/docs/manual/latest`. */
  readonly root: string;
  readonly permalink: string;
  readonly title: string;
  /** Crumbs of the sidebar categories above the page that are pages themselves. */
  readonly parents: readonly Crumb[];
};

/**
 * The breadcrumbs of a docs page (specification, 2.4): `Docs > Language Manual > page`,
 * `Docs > binding > page`, `Community > page`. On a section's introduction the section is the last crumb.
 */
export function breadcrumbs(page: CrumbPage, names: CrumbNames): Crumb[] {
  const permalink = page.permalink.replace(/(?<=.)\/$/, '');
  const own = {name: page.title, href: permalink};
  const section = (name: string, start: string, docs: string): Crumb[] => {
    const crumbs = [{name: names.docs, href: docs}, {name, href: start}];
    return permalink === start ? crumbs : [...crumbs, ...page.parents.filter(({href}) => href !== start && href !== permalink), own];
  };
  const introduction = `${page.root}/introduction`;
  switch (page.instance) {
    case 'community':
      return [{name: names.community, href: `${page.root}/overview`}, own];
    case 'react':
      return section(names.react, introduction, introduction);
    case 'api':
      return section(names.api, page.root, page.root.replace(/\/api$/, '/introduction'));
    default:
      return section(names.manual, introduction, introduction);
  }
}
