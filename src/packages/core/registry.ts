/** Decodes the responses of a registry, and the file made of them. */
import {
  array,
  DecodeError,
  field,
  integer,
  literal,
  object,
  optionalField,
  string,
  type Decoder,
} from '../../kit/core/decode';
import type {CompilerRange, RegistryFile, RegistryPackage} from './package';

type SearchPage = {
  /** On all pages. */
  readonly total: number;
  readonly packages: readonly RegistryPackage[];
};

/** Longer texts aren't descriptions. */
const MAX_DESCRIPTION = 300;

const ON = ['rescript', '@rescript/runtime', 'bs-platform'] as const;
const FROM = ['peerDependencies', 'dependencies'] as const;

/** A response of `/-/v1/search`. */
export const decodeSearchPage: Decoder<SearchPage> = (value) => ({
  total: field('total', integer)(value),
  packages: field('objects', array(field('package', decodeFound)))(value),
});

const decodeFound: Decoder<RegistryPackage> = (value) => {
  const links = optionalField('links', object)(value) ?? {};
  return compose({
    name: field('name', string)(value),
    version: field('version', string)(value),
    description: text(object(value).description),
    repository: webAddress(links.repository),
    homepage: webAddress(links.homepage),
    published: day(object(value).date),
  });
};

/** Decodes the manifest of one version, alone or in a package's document. */
export const decodeManifest: Decoder<RegistryPackage> = (value) => {
  const {description, repository, homepage, ...rest} = object(value);
  const name = field('name', string)(value);
  return compose({
    name,
    version: field('version', string)(value),
    description: text(description),
    repository: webAddress(
      typeof repository === 'object' && repository !== null ? (repository as {readonly url?: unknown}).url : repository,
    ),
    homepage: webAddress(homepage),
    // The dependencies of the compiler's own package don't say which compilers it works with.
    compiler: name === 'rescript' ? undefined : compilerRange(rest),
  });
};

/** The latest version, with the day it was published. */
export const decodeDocument: Decoder<RegistryPackage> = (value) => {
  const latest = field('dist-tags', field('latest', string))(value);
  const manifest = field('versions', field(latest, decodeManifest))(value);
  const published = day((optionalField('time', object)(value) ?? {})[latest]);
  return {...manifest, ...(published !== undefined && {published})};
};

/** Decodes the committed file. Throws if a manual edit made it invalid. */
export const decodeRegistryFile: Decoder<RegistryFile> = (value) => ({
  fetched: field('fetched', date)(value),
  packages: field('packages', array(decodeStored))(value),
});

const decodeStored: Decoder<RegistryPackage> = (value) =>
  compose({
    name: field('name', string)(value),
    version: field('version', string)(value),
    description: optionalField('description', string)(value),
    repository: optionalField('repository', string)(value),
    homepage: optionalField('homepage', string)(value),
    published: optionalField('published', date)(value),
    compiler: optionalField('compiler', decodeRange)(value),
  });

const decodeRange: Decoder<CompilerRange> = (value) => ({
  range: field('range', string)(value),
  on: field('on', literal(...ON))(value),
  from: field('from', literal(...FROM))(value),
});

const date: Decoder<string> = (value) => {
  const found = string(value);
  if (day(found) !== found) throw new DecodeError(`Expected a day such as 2026-11-20, got "${found}"`);
  return found;
};

/** A dependency only counts if there is no peer dependency. */
function compilerRange(manifest: Readonly<Record<string, unknown>>): CompilerRange | undefined {
  for (const from of FROM) {
    const dependencies = manifest[from];
    if (typeof dependencies !== 'object' || dependencies === null) continue;
    for (const on of ON) {
      const range = (dependencies as Readonly<Record<string, unknown>>)[on];
      if (typeof range === 'string' && range.trim() !== '') return {range: range.trim(), on, from};
    }
  }
  return undefined;
}

/** Leaves out undefined values. */
function compose({
  name,
  version,
  ...optional
}: {readonly name: string; readonly version: string} & {
  readonly [Key in Exclude<keyof RegistryPackage, 'name' | 'version'>]?: RegistryPackage[Key] | undefined;
}): RegistryPackage {
  return {
    name,
    version,
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined),
    ) as Partial<RegistryPackage>),
  };
}

function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line.length > MAX_DESCRIPTION ? `${line.slice(0, MAX_DESCRIPTION - 1)}…` : line;
}

function day(value: unknown): string | undefined {
  const found = typeof value === 'string' ? /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(value)?.[1] : undefined;
  return found !== undefined && !Number.isNaN(Date.parse(found)) ? found : undefined;
}

/** `git+https://github.com/a/b.git`, `github:a/b` and `git://…` as browser URLs; undefined for anything else. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const written = value
    .trim()
    .replace(/^(?:github:|(?=[\w-]+\/[\w.-]+$))/, 'https://github.com/')
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/^http:/, 'https:')
    .replace(/\.git(?=$|#)/, '');
  return URL.canParse(written) && new URL(written).protocol === 'https:' ? written : undefined;
}
