/** `<ConfigurationSchema />`: the keys of the build configuration, from the schema in the compiler's package. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../../kit/build/files/text';
import {headingIds} from '../../../kit/core/built-component/heading-ids';
import type {WarningTable} from '../../../rescript/core/warnings/table';
import type {BuiltComponent} from '../../../kit/build/built-components';
import {compilerServiceOf} from '../../../compilers/build/service';
import {readWarningTable} from '../../../compilers/build/warnings/read';
import type {Toolchain} from '../../../compilers/build/toolchain';
import {buildToolFacts, type BuildToolFacts} from './build-tool';
import {parseSchema} from './json-schema';
import {configKeys, type ConfigKey} from './keys';
import {guideSection, renderConfigKeys} from './render';
import {SCHEMA_LABELS, type SchemaWords} from './words';

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

/** The page with the sections that explain the keys. */
const GUIDE = 'build-configuration';

/** The schema's links to the manual; their version isn't the reader's version. */
const MANUAL_LINK = /^https:\/\/rescript-lang\.org\/docs\/manual\/(?:latest|next|v[\d.]+)\/([\w-]+)(#[\w-]+)?$/;

export const configurationSchema: BuiltComponent = {
  name: 'ConfigurationSchema',
  labels: SCHEMA_LABELS,
  async render({siteDir, folder, version, root}, words: SchemaWords) {
    const service = compilerServiceOf(siteDir);
    const toolchain = service.toolchain(version);
    const keys = await readConfigKeys(toolchain);
    const pageFile = (page: string): string => path.join(siteDir, folder, `${page}.mdx`);
    const sections = headingIds(existsSync(pageFile(GUIDE)) ? await readText(pageFile(GUIDE)) : '');
    const facts = buildToolFacts(version);
    return renderConfigKeys(withTrueDefaults(keys, await readWarningTable(service, version), facts), {
      words,
      verdicts: facts.verdicts,
      guide: (key) => guideSection(key, sections, `${root}/${GUIDE}`),
      ownAddress: (url) => {
        const [, page, anchor = ''] = MANUAL_LINK.exec(url) ?? [];
        return page !== undefined && existsSync(pageFile(page)) ? `${root}/${page}${anchor}` : undefined;
      },
    });
  },
};

/**
 * The schema states defaults that are no longer correct. The defaults for warnings come from the compiler, and the
 * default for in-source from the build tool. None of the five versions' build tools passes -no-alias-deps, as the
 * commands they run show.
 */
export function withTrueDefaults(
  keys: readonly ConfigKey[],
  {defaults}: WarningTable,
  {inSource}: Pick<BuildToolFacts, 'inSource'>,
): readonly ConfigKey[] {
  const json = (value: unknown): ConfigKey['default'] => ({kind: 'code', value: JSON.stringify(value)});
  const known: Readonly<Record<string, ConfigKey['default']>> = {
    'warnings.number': json(defaults.enabled),
    'warnings.error': json(defaults.error),
    ...(inSource !== undefined && {'package-specs.in-source': json(inSource)}),
    'bsc-flags': undefined,
    'compiler-flags': undefined,
  };
  return keys.map((key) => (key.path in known ? {...key, default: known[key.path]} : key));
}
