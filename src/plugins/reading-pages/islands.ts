/** Cuts Docusaurus' route manifest to the pages that are applications in the browser. */
import fs from 'node:fs';
import path from 'node:path';

/** A route as Docusaurus writes it to .docusaurus/routes.js; `id` is ComponentCreator's argument. */
export type RouteNode = {
  readonly path: string;
  readonly id: readonly [path: string, hash: string];
  readonly rest: Readonly<Record<string, unknown>>;
  readonly routes?: readonly RouteNode[];
};

/** The three generated files, read as data. */
export type Manifest = {
  readonly routes: readonly RouteNode[];
  /** Route key → (possibly nested) chunk names: routesChunkNames.json. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Chunk name → source text of its registry entry: registry.js. */
  readonly registry: ReadonlyMap<string, string>;
};

/** Docusaurus' route of pages that are not found. The app has to have one. */
const NOT_FOUND = '*';

/** The key of a route in routesChunkNames.json. */
const routeKey = ({id: [at, hash]}: RouteNode): string => (hash === '' ? at : `${at}-${hash}`);

function chunksIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(chunksIn) : [];
}

/**
 * The manifest of the islands alone, with the chunks they need.
 * @param islands addresses with the base URL. Throws a sentence when none is a route of its own.
 */
export function cutManifest({routes, names, registry}: Manifest, islands: readonly string[]): Manifest {
  const own = routes.filter((route) => islands.includes(route.path) && !route.routes);
  if (own.length === 0) {
    throw new Error(
      `None of ${islands.join(', ')} is a route of its own. Compare src/config/islands.ts with the pages of the site.`,
    );
  }
  const kept = [...own, ...routes.filter(({path: at}) => at === NOT_FOUND)];
  const keys = new Set(kept.map(routeKey));
  const ownNames = Object.fromEntries(Object.entries(names).filter(([key]) => keys.has(key)));
  const chunks = new Set(chunksIn(ownNames));
  return {routes: kept, names: ownNames, registry: new Map([...registry].filter(([chunk]) => chunks.has(chunk)))};
}

const json = (value: unknown): string => JSON.stringify(value);

function routeCode({path: at, id, rest}: RouteNode): string {
  const args = id[1] === '' ? json(id[0]) : `${json(id[0])}, ${json(id[1])}`;
  const fields = [
    `path: ${json(at)}`,
    `component: ComponentCreator(${args})`,
    ...Object.entries(rest).map(([key, value]) => `${json(key)}: ${json(value)}`),
  ];
  return `{${fields.join(', ')}}`;
}

/** Keeps only each entry's loader. Module names and weak ids are for server rendering, which uses the original. */
function loaderCode([chunk, entry]: readonly [string, string]): string {
  const loader = /^\[(\(\) => import\([^)]*\))/.exec(entry)?.[1];
  if (!loader) throw new Error(`The registry entry of chunk ${chunk} has no import: ${entry}`);
  return `${json(chunk)}: [${loader}]`;
}

/**
 * Writes a manifest as modules that take the place of Docusaurus' generated ones.
 * @returns which module stands for which of them
 */
export function writeManifest(
  folder: string,
  {routes, names, registry}: Manifest,
): Record<'routes' | 'routesChunkNames' | 'registry', string> {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const write = (name: string, code: string): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, code);
    return file;
  };
  return {
    routes: write(
      'routes.js',
      `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default [${routes.map(routeCode).join(',\n')}];\n`,
    ),
    routesChunkNames: write('names.js', `export default ${json(names)};\n`),
    registry: write('registry.js', `export default {${[...registry].map(loaderCode).join(',\n')}};\n`),
  };
}
