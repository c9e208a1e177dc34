/**
 * A cache of files from earlier builds, keyed by everything that affects them. Unchanged files are copied instead of
 * generated again.
 */
import {createHash} from 'node:crypto';
import {constants} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../../kit/build/files/write-whole';

/** Days after which a file expires, so that unused files aren't kept forever. */
const DAYS = 30;

type FileCache = {
  /**
   * Writes a file to its target, whose folder must exist. @param key everything that affects its content; equal keys
   * mean equal files @returns whether it had to be generated
   */
  readonly restoreOrMake: (
    key: readonly (string | Buffer)[],
    target: string,
    make: () => Promise<Buffer>,
  ) => Promise<boolean>;
};

/** Opens a cache folder and deletes expired files. The folder is created when the first file is cached. */
export async function openFileCache(folder: string): Promise<FileCache> {
  await dropExpired(folder);
  return {
    async restoreOrMake(key, target, make) {
      const hash = key
        .reduce((sum, part) => sum.update(`${part.length}:`).update(part), createHash('sha256'))
        .digest('hex');
      const cached = path.join(folder, hash.slice(0, 2), hash.slice(2, 34));
      try {
        await fs.copyFile(cached, target, constants.COPYFILE_FICLONE);
        return false;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      const content = await make();
      await fs.writeFile(target, content);
      await writeWhole(cached, content);
      return true;
    },
  };
}

async function dropExpired(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const oldest = Date.now() - DAYS * 86_400_000;
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      if ((await fs.stat(file)).mtimeMs < oldest) await fs.rm(file, {force: true});
    }),
  );
}
