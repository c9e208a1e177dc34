import path from 'node:path';

/**
 * The pages named on the command line, or all of them if none is. Throws for a name that isn't one of them.
 * @param kind what they are called in the message: `page`
 * @param pages their paths are relative to the site's folder, with forward slashes
 */
export function chosenPages<Page extends {readonly path: string}>(
  kind: string,
  pages: readonly Page[],
  names = process.argv.slice(2),
): readonly Page[] {
  const wanted = names.map((file) => path.relative('.', path.resolve(file)).replaceAll(path.sep, '/'));
  const unknown = wanted.filter((file) => !pages.some((page) => page.path === file));
  if (unknown.length > 0)
    throw new Error(
      `No such ${kind}: ${unknown.join(', ')}. Give paths of .mdx files in the folders of src/app/build/example-pages.ts.`,
    );
  return wanted.length === 0 ? pages : pages.filter((page) => wanted.includes(page.path));
}
