/** The addresses of a site that is already built. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** All pages of a build folder as addresses from the host's root, without those that only lead to others. Throws where there is no build. */
export async function builtRoutes(outDir: string, baseUrl: string): Promise<readonly string[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const routes = await Promise.all(
    files.map(async (file) => {
      const leadsAway = (await readFile(path.join(outDir, file), 'utf8')).includes('http-equiv="refresh"');
      return leadsAway ? [] : [baseUrl + file.replaceAll(path.sep, '/').replace(/(?:(?:^|\/)index)?\.html$/, '')];
    }),
  );
  return routes.flat();
}
