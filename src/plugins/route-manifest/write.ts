/** Writes the split manifest as modules that take the place of Docusaurus' three generated ones. */
import fs from 'node:fs';
import path from 'node:path';
import type {ManifestPart, RouteNode, SplitManifest} from './split';

const json = (value: unknown): string => JSON.stringify(value);

function routeCode({path: at, id, rest, routes}: RouteNode): string {
  const args = id[1] === '' ? json(id[0]) : `${json(id[0])}, ${json(id[1])}`;
  const fields = [
    `path: ${json(at)}`,
    `component: CC(${args})`,
    ...Object.entries(rest).map(([key, value]) => `${json(key)}: ${json(value)}`),
    ...(routes ? [`routes: [${routes.map(routeCode).join(',\n')}]`] : []),
  ];
  return `{${fields.join(', ')}}`;
}

/** Only the loader of each entry: module names and weak ids serve server rendering, which keeps the original. */
function registryCode({registry}: ManifestPart): string {
  const loaders = [...registry].map(([chunk, entry]) => {
    const loader = /^\[(\(\) => import\([^)]*\))/.exec(entry)?.[1];
    if (!loader) throw new Error(`The registry entry of chunk ${chunk} has no import: ${entry}`);
    return `${json(chunk)}: [${loader}]`;
  });
  return `{${loaders.join(',\n')}}`;
}

/**
 * Writes the modules into `folder`, which is emptied first.
 * @param lazyRoute absolute path of the module that loads a part.
 * @returns which module stands for which of Docusaurus' generated ones.
 */
export function writeManifest(folder: string, {routes, main, parts}: SplitManifest, lazyRoute: string): Record<'routes' | 'routesChunkNames' | 'registry', string> {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const write = (name: string, code: string): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, code);
    return file;
  };
  parts.forEach((part, index) => {
    if (!part.root) return;
    write(
      `part-${index}.js`,
      `export const names = ${json(part.names)};\nexport const registry = ${registryCode(part)};\nexport const route = (CC) => (${routeCode(part.root)});\n`,
    );
  });
  const entries = routes.map((node) =>
    'part' in node
      ? `lazyRoute(${json(node.path)}, () => import(/* webpackChunkName: "routes-${node.part}" */ "./part-${node.part}.js"))`
      : routeCode(node),
  );
  return {
    routes: write(
      'routes.js',
      `import CC from '@docusaurus/ComponentCreator';\nimport {lazyRoute} from ${json(lazyRoute)};\nexport default [${entries.join(',\n')}];\n`,
    ),
    routesChunkNames: write('names.js', `export default ${json(main.names)};\n`),
    registry: write('registry.js', `export default ${registryCode(main)};\n`),
  };
}
