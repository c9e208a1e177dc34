import {rename, rm, writeFile} from 'node:fs/promises';
import type {RegistryFile} from '../../lib/packages/package';

/** Writes the file atomically: other processes see the old file until the new one is complete. */
export async function writeRegistryFile(file: string, content: RegistryFile): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, `${JSON.stringify(content, undefined, 2)}\n`);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, {force: true});
    throw error;
  }
}
