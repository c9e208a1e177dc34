const PLUGIN =
  /^docusaurus-plugin-content-(docs|pages|blog)(?:-(react|community|errors|api))?\/(?:(current|version-[^/]+)\/)?(.+)$/;

/**
 * The source of a translated page; undefined for other files. @param page its path below `i18n/<locale>/`, with forward
 * slashes
 */
export function sourceOfTranslation(page: string): string | undefined {
  if (page.startsWith('syntax-lookup/')) return page;
  const match = PLUGIN.exec(page);
  if (!match) return undefined;
  const [, kind, instance, version, rest] = match;
  if (kind === 'blog') return `blog/${rest}`;
  if (kind === 'pages') return `src/pages${rest}`;
  if (instance === 'community' || instance === 'errors') return `${instance}/${rest}`;
  const prefix = instance === undefined ? '' : `${instance}_`;
  const current = instance === undefined ? 'docs' : `${instance}-docs`;
  return version === undefined || version === 'current'
    ? `${current}/${rest}`
    : `${prefix}versioned_docs/${version}/${rest}`;
}

/** The file of a source's translation, below `i18n/<locale>/`: the opposite of {@link sourceOfTranslation}. */
export function translationOfSource(source: string): string {
  const [, folder = '', rest = ''] = /^([^/]+)\/(.+)$/.exec(source) ?? [];
  if (folder === 'syntax-lookup') return source;
  if (folder === 'blog') return `docusaurus-plugin-content-blog/${rest}`;
  const docs = 'docusaurus-plugin-content-docs';
  if (folder === 'community' || folder === 'errors') return `${docs}-${folder}/current/${rest}`;
  const instance = folder.startsWith('react') ? `${docs}-react` : docs;
  return `${instance}/${folder.endsWith('versioned_docs') ? '' : 'current/'}${rest}`;
}
