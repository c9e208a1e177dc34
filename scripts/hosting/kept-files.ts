/** Files of earlier builds, by everything that decides about them: what has not changed is copied, not made again. */
import {createHash, randomUUID} from 'node:crypto';
import {constants} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Days after which a file is made anew: what no build needs any more is not kept for ever. */
const DAYS = 30;

export type KeptFiles = {
  /**
   * Puts a file where it is wanted, in a folder that is there.
   * @param key what decides about its content; equal keys mean equal files
   * @returns whether it had to be made
   */
  readonly place: (key: readonly (string | Buffer)[], target: string, make: () => Promise<Buffer>) => Promise<boolean>;
};

/** Opens a folder of such files, and throws those away that are too old. It is made when the first file is kept. */
export async function openKept(folder: string): Promise<KeptFiles> {
  await dropOld(folder);
  return {
    async place(key, target, make) {
      const hash = key.reduce((sum, part) => sum.update(`${part.length}:`).update(part), createHash('sha256')).digest('hex');
      const kept = path.join(folder, hash.slice(0, 2), hash.slice(2, 34));
      const found = await fs.copyFile(kept, target, constants.COPYFILE_FICLONE).then(() => true, (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      });
      if (found) return false;
      const content = await make();
      await fs.writeFile(target, content);
      await keep(kept, content);
      return true;
    },
  };
}

/** Another build never sees half a file. */
async function keep(file: string, content: Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  const temporary = `${file}.${randomUUID()}`;
  await fs.writeFile(temporary, content);
  await fs.rename(temporary, file);
}

async function dropOld(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const oldest = Date.now() - DAYS * 86_400_000;
  const drop = async (file: string): Promise<void> => {
    const {mtimeMs} = await fs.stat(file);
    if (mtimeMs < oldest) await fs.rm(file, {force: true});
  };
  await Promise.all(entries.filter((entry) => entry.isFile()).map((entry) => drop(path.join(entry.parentPath, entry.name))));
}
