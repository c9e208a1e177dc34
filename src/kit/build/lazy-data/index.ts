import path from 'node:path';

/** How the data of a file is made, by its absolute path. On the global object, where `loader.cjs` finds it. */
type Makers = Map<string, () => Promise<string>>;
const KEY = Symbol.for('lazy data');

/**
 * Development: a module whose data is made when a browser asks for it, since the bundler doesn't run the loader before.
 * It's made again after the file changes.
 * @param file absolute path; not one that the bundler reads as JSON @param make the data, as JSON
 * @returns the module's id, for a route
 */
export function lazyData(file: string, make: () => Promise<string>): string {
  const makers = ((globalThis as {[KEY]?: Makers})[KEY] ??= new Map() as Makers);
  makers.set(file, make);
  return `!!${path.join(__dirname, 'loader.cjs')}!${file}`;
}
