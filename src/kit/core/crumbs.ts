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
  /** From the first section to the page itself, which may be the last section's introduction. */
  const within = (...sections: readonly Crumb[]): Crumb[] => {
    const start = sections.at(-1)?.href;
    if (permalink === start) return [...sections];
    const parents = page.parents.filter(({href}) => href !== start && href !== permalink);
    return [...sections, ...parents, {name: page.title, href: permalink}];
  };
  const introduction = `${page.root}/introduction`;
  switch (page.instance) {
    case 'community':
      return within({name: names.community, href: `${page.root}/overview`});
    case 'errors':
      return within({name: names.errors, href: page.root});
    case 'react':
      return within({name: names.docs, href: introduction}, {name: names.react, href: introduction});
    case 'api':
      return within(
        {name: names.docs, href: page.root.replace(/\/api$/, '/introduction')},
        {name: names.api, href: page.root},
      );
    default:
      return within({name: names.docs, href: introduction}, {name: names.manual, href: introduction});
  }
}
