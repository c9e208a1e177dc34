/** Reads the schema of the build configuration out of a compiler's package. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseSchema} from '../../lib/config-schema/json-schema';
import {configKeys, type ConfigKey} from '../../lib/config-schema/keys';
import type {Toolchain} from '../examples/toolchain';

/** Where all packages so far have it. */
const SCHEMA = 'docs/docson/build-schema.json';

/** The keys of a version's schema. Rejects with a sentence when the package ships none. */
export async function readConfigKeys({version, identity, folder}: Pick<Toolchain, 'version' | 'identity' | 'folder'>): Promise<readonly ConfigKey[]> {
  const text = await readFile(path.join(folder, SCHEMA), 'utf8').catch(() => {
    throw new Error(`${identity} has no ${SCHEMA}, so there is no schema of the build configuration to show for ${version}. Look where the package has it now.`);
  });
  return configKeys(parseSchema(text));
}
