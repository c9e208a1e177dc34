import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Writes `page/index.html` next to every `page.html`, for hosts that only serve folder indexes. Canonical addresses
 * don't end with a slash.
 */
export default function plainHost(): Plugin {
  return {
    name: 'plain-host',
    async postBuild({outDir}) {
      const files = await fs.readdir(outDir, {recursive: true});
      const pages = files.filter((file) => file.endsWith('.html') && !/(?:^|[\\/])(?:index|404)\.html$/.test(file));
      await Promise.all(
        pages.map(async (page) => {
          const folder = path.join(outDir, page.slice(0, -'.html'.length));
          await fs.mkdir(folder, {recursive: true});
          const copy = fs.copyFile(
            path.join(outDir, page),
            path.join(folder, 'index.html'),
            fs.constants.COPYFILE_EXCL,
          );
          await copy.catch((error: NodeJS.ErrnoException) => {
            if (error.code !== 'EEXIST') throw error;
          });
        }),
      );
    },
  };
}
