import type {Build} from '../hosting/read-build';

type Contents = Pick<Build, 'pages' | 'files'>;

/** The part of a build in the default language. @param languages the others, each in a folder of its name */
export function withoutLanguages({pages, files}: Contents, languages: readonly string[]): Contents {
  const isOwn = (file: string): boolean => !languages.some((id) => file.startsWith(`${id}/`) || file === `${id}.html`);
  return {pages: pages.filter(({file}) => isOwn(file)), files: files.filter(isOwn)};
}
