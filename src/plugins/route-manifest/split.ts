/**
 * Splits Docusaurus' route manifest: the routes of every docs version and of other groups of pages, with the chunk names and imports
 * only they need, become one part that is loaded with that version; the rest stays in the main bundle.
 */

/** A route as Docusaurus writes it to .docusaurus/routes.js; `id` is what ComponentCreator is called with. */
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

/** What is loaded together: some routes with all their chunk names and imports that nothing else needs. */
export type ManifestPart = {
  readonly root: RouteNode | undefined;
  readonly names: Readonly<Record<string, unknown>>;
  readonly registry: ReadonlyMap<string, string>;
};

export type SplitManifest = {
  /** The main bundle's routes in their order: a node, or the number of the part that stands for it. */
  readonly routes: readonly (RouteNode | {readonly part: number; readonly path: string})[];
  readonly main: ManifestPart;
  readonly parts: readonly ManifestPart[];
};

/** The key of a route in routesChunkNames.json. */
const routeKey = (node: RouteNode): string => node.id.join('-');

function keysOf(node: RouteNode): string[] {
  return [routeKey(node), ...(node.routes ?? []).flatMap(keysOf)];
}

function chunksIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(chunksIn) : [];
}

/** A docs version or another group of pages: a root that holds routes of its own. */
function isGroup(node: RouteNode): boolean {
  return (node.routes?.length ?? 0) > 0;
}

/** Splits the manifest. Every chunk name goes to the one part that uses it, or to the main bundle when several do. */
export function splitManifest({routes, names, registry}: Manifest): SplitManifest {
  const roots = routes.filter(isGroup);
  const partOfKey = new Map(roots.flatMap((root, part) => keysOf(root).map((key) => [key, part] as const)));
  const users = new Map<string, Set<number | undefined>>();
  for (const [key, value] of Object.entries(names)) {
    for (const chunk of chunksIn(value)) {
      const parts = users.get(chunk) ?? new Set();
      users.set(chunk, parts.add(partOfKey.get(key)));
    }
  }
  const home = (chunk: string): number | undefined => {
    const parts = [...(users.get(chunk) ?? [])];
    return parts.length === 1 ? parts[0] : undefined;
  };
  const part = (index: number | undefined, root: RouteNode | undefined): ManifestPart => ({
    root,
    names: Object.fromEntries(Object.entries(names).filter(([key]) => partOfKey.get(key) === index)),
    registry: new Map([...registry].filter(([chunk]) => home(chunk) === index)),
  });
  return {
    routes: routes.map((node) => {
      const index = roots.indexOf(node);
      return index < 0 ? node : {part: index, path: node.path};
    }),
    main: part(undefined, undefined),
    parts: roots.map((root, index) => part(index, root)),
  };
}
