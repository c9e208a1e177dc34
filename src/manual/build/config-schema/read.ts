import path from 'node:path';
import {readText} from '../../../kit/build/files/text';
import {parseSchema} from '../../core/config-schema/json-schema';
import {configKeys, type ConfigKey} from '../../core/config-schema/keys';
import type {Toolchain} from '../../../compilers/build/toolchain';

/** The schema's path, which has been the same in every package so far. */
const SCHEMA = 'docs/docson/build-schema.json';

/** The keys of a version's schema. Rejects with a readable error if the package doesn't contain one. */
export async function readConfigKeys({
  version,
  identity,
  folder,
}: Pick<Toolchain, 'version' | 'identity' | 'folder'>): Promise<readonly ConfigKey[]> {
  const text = await readText(path.join(folder, SCHEMA)).catch(() => {
    throw new Error(
      `${identity} has no ${SCHEMA}, so the page can't show the build configuration of ${version}. Find out where the package keeps it now.`,
    );
  });
  return configKeys(parseSchema(text));
}
