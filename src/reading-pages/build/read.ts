/** Reads Docusaurus' manifest (checked against 3.10.2, which package.json pins). */
import path from 'node:path';
import vm from 'node:vm';
import {readTextSync} from '../../kit/build/files/text';
import type {Manifest, RouteNode} from './islands';

type Component = {readonly id: readonly [string, string]};
type RawRoute = {readonly path: string; readonly component: Component; readonly routes?: readonly RawRoute[]};

const fail = (file: string): never => {
  throw new Error(
    `${file} does not look as Docusaurus 3.10.2 writes it, so the islands can't be told from the other pages. After an upgrade of Docusaurus, compare it with src/reading-pages/build/read.ts.`,
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
