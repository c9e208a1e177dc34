import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../../../kit/build/files/text';
import {DEFAULT_LOCALE} from '../../../config/languages';

/** All pages of a build folder as addresses from the host's root, without redirects. Throws if there's no build. */
export async function builtRoutes(outDir: string, baseUrl: string): Promise<readonly string[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const routes = await Promise.all(
    files.map(async (file) => {
      const leadsAway = (await readText(path.join(outDir, file))).includes('http-equiv="refresh"');
      return leadsAway ? [] : [baseUrl + file.replaceAll(path.sep, '/').replace(/(?:(?:^|\/)index)?\.html$/, '')];
    }),
  );
  return routes.flat();
}

/** A locale of a built site: its folder, and its base with slashes at both ends. */
export type BuiltLocale = {readonly lang: string; readonly outDir: string; readonly baseUrl: string};

/** The locales of a build folder: the default one, and each one with a folder whose front page is in that language. */
export async function builtLocales(outDir: string, baseUrl: string): Promise<readonly BuiltLocale[]> {
  const folders = (await readdir(outDir, {withFileTypes: true})).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    folders.map(async ({name}): Promise<readonly BuiltLocale[]> => {
      const html = await readText(path.join(outDir, name, 'index.html')).catch(() => '');
      const lang = /<html[^>]*\slang="?([\w-]+)/.exec(html)?.[1];
      return lang === name ? [{lang, outDir: path.join(outDir, name), baseUrl: `${baseUrl}${name}/`}] : [];
    }),
  );
  return [{lang: DEFAULT_LOCALE, outDir, baseUrl}, ...found.flat()];
}
