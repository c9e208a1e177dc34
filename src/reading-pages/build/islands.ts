/** Cuts Docusaurus' route manifest to the islands (checked against 3.10.2, which package.json pins). */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {readTextSync} from '../../kit/build/files/text';

/** A route as Docusaurus writes it to .docusaurus/routes.js; `id` is ComponentCreator's argument. */
export type RouteNode = {
  readonly path: string;
  readonly id: readonly [path: string, hash: string];
  readonly rest: Readonly<Record<string, unknown>>;
  readonly routes?: readonly RouteNode[];
};

/** The three generated files as data. */
export type Manifest = {
  readonly routes: readonly RouteNode[];
  /** routesChunkNames.json: route key → (possibly nested) chunk names. */
  readonly names: Readonly<Record<string, unknown>>;
  /** registry.js: chunk name → its entry's source. */
  readonly registry: ReadonlyMap<string, string>;
};

type Component = {readonly id: readonly [string, string]};
type RawRoute = {readonly path: string; readonly component: Component; readonly routes?: readonly RawRoute[]};

const fail = (file: string): never => {
  throw new Error(
    `${file} doesn't look the way Docusaurus 3.10.2 writes it, so the islands can't be told from the other pages. After an upgrade of Docusaurus, compare it with src/reading-pages/build/islands.ts.`,
  );
};

function toNode({path: at, component, routes, ...rest}: RawRoute): RouteNode {
  return {path: at, id: component.id, rest, ...(routes && {routes: routes.map(toNode)})};
}

function readRoutes(file: string): RouteNode[] {
  const source = readTextSync(file);
  const code = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  if (code === source) fail(file);
  // Running it is safe: the build wrote it from the site's routes. The last one, the 404 page, has no hash.
  const context: {routes?: readonly RawRoute[]; ComponentCreator: (at: string, hash?: string) => Component} = {
    ComponentCreator: (at, hash = '') => ({id: [at, hash]}),
  };
  try {
    vm.runInNewContext(code, context);
  } catch {
    fail(file);
  }
  return (context.routes ? [...context.routes] : fail(file)).map(toNode);
}

function readRegistry(file: string): Map<string, string> {
  const lines = readTextSync(file).split('\n').slice(1);
  const entries = lines.flatMap((line) => {
    const match = /^ {2}"([^"]+)": (\[\(\) => import\(.*\]),(?:};)?$/.exec(line);
    if (!match && line.trim() !== '' && line !== '};') fail(file);
    return match ? [[match[1] ?? '', match[2] ?? ''] as const] : [];
  });
  return entries.length > 0 ? new Map(entries) : fail(file);
}

/** Reads routes.js, routesChunkNames.json and registry.js. Throws if they don't have the expected form. */
export function readManifest(folder: string): Manifest {
  return {
    routes: readRoutes(path.join(folder, 'routes.js')),
    names: JSON.parse(readTextSync(path.join(folder, 'routesChunkNames.json'))) as Record<string, unknown>,
    registry: readRegistry(path.join(folder, 'registry.js')),
  };
}

/** The 404 page, which the app has to have. */
const NOT_FOUND = '*';

/** The key of a route in routesChunkNames.json. */
const routeKey = ({id: [at, hash]}: RouteNode): string => (hash === '' ? at : `${at}-${hash}`);

function chunksIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(chunksIn) : [];
}

/**
 * The manifest of the islands and their chunks.
 * @param islands addresses with the base URL. Throws a sentence if none is a separate route.
 */
export function cutManifest({routes, names, registry}: Manifest, islands: readonly string[]): Manifest {
  const own = routes.filter((route) => islands.includes(route.path) && !route.routes);
  if (own.length === 0) {
    throw new Error(
      `None of ${islands.join(', ')} is a separate route. Compare src/reading-pages/core/islands.ts with the pages of the site.`,
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
 * Writes modules that take the place of Docusaurus'.
 * @returns which stands for which
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
