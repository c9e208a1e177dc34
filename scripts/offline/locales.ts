/** Splits a build by locale: each locale has its own folder, stored pages and service worker. */
import path from 'node:path';
import type {Build} from '../hosting/read-build';

export type LocaleBuild = Pick<Build, 'pages' | 'files'> & {
  /** The folder with the locale's files. File paths and page addresses are relative to it. */
  readonly root: string;
  /** Path the locale is served under, with slashes at both ends. */
  readonly base: string;
};

/**
 * Splits a build into the default locale, which comes first, and the locales in subfolders. @param root folder of the
 * whole build @param base path it is served under @param locales the locales besides the default
 */
export function byLocale(
  root: string,
  {pages, files}: Pick<Build, 'pages' | 'files'>,
  base: string,
  locales: readonly string[],
): readonly LocaleBuild[] {
  const localeOf = (file: string): string | undefined =>
    locales.find((locale) => file.startsWith(`${locale}/`) || file === `${locale}.html`);
  const own: LocaleBuild = {
    root,
    base,
    pages: pages.filter(({file}) => localeOf(file) === undefined),
    files: files.filter((file) => localeOf(file) === undefined),
  };
  const others = locales.map((locale): LocaleBuild => {
    const cut = (file: string): string => file.slice(locale.length + 1);
    return {
      root: path.join(root, locale),
      base: `${base}${locale}/`,
      pages: pages
        .filter(({file}) => file.startsWith(`${locale}/`))
        .map(({address, file, html}) => ({address: `/${cut(address.slice(1))}`, file: cut(file), html})),
      files: files.filter((file) => file.startsWith(`${locale}/`)).map(cut),
    };
  });
  return [own, ...others];
}
