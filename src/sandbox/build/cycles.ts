import path from 'node:path';
import {bundleModules, type ServedFile} from './vendor';

const RELATIVE_IMPORT = /\bfrom\s*"\.\/([^"]+)"/g;

function importsOf(content: string): readonly string[] {
  return [...content.matchAll(RELATIVE_IMPORT)].map(([, file = '']) => file);
}

/** The files that import themselves directly or indirectly, given all files of a folder by name. */
export function filesInCycles(files: ReadonlyMap<string, string>): readonly string[] {
  const reached = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of importsOf(files.get(from) ?? '')) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached(next, seen);
    }
    return seen;
  };
  return [...files.keys()].filter((file) => reached(file).has(file));
}

/**
 * Removes cycles from a folder's files, because the run frame loads modules one after another: the files of a cycle are
 * merged into a new file, and their addresses re-export from it.
 */
export async function withoutCycles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<readonly ServedFile[]> {
  const cyclic = new Set(filesInCycles(files));
  const untouched = [...files].filter(([name]) => !cyclic.has(name)).map(([name, content]) => ({path: name, content}));
  if (cyclic.size === 0) return untouched;
  const merged = await bundleModules(folder, {
    entryPoints: [...cyclic].map((name) => path.join(folder, name)),
    plugins: [
      {
        name: 'cycle-only',
        setup: (bundler) =>
          bundler.onResolve({filter: /^\.\//}, ({path: name}) =>
            cyclic.has(name.slice(2)) ? undefined : {path: name, external: true},
          ),
      },
    ],
  });
  return [...untouched, ...merged];
}
