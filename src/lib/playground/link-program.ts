/**
 * Puts a program together with everything it imports, so that a frame without any connection can run it.
 */
import {findImports, type JsImport} from './js-imports';

/** A module in pieces: text, and the indexes of the modules whose addresses belong between. */
export type LinkedModule = {readonly pieces: readonly (string | number)[]};

/** Every module comes after those it imports; the program is the last, unless `extra` modules follow. */
export type LinkedProgram = {
  readonly modules: readonly LinkedModule[];
  /** Index of the program. */
  readonly program: number;
  /** Indexes of the modules asked for besides. */
  readonly extra: readonly number[];
};

/** A program that cannot be run; the message is for the reader. */
export class LinkError extends Error {
  override name = 'LinkError';
}

export type Linker = {
  /** The address an import means, or undefined. `from` is missing for the program's own. */
  readonly resolve: (specifier: string, from?: string) => string | undefined;
  readonly load: (address: string) => Promise<string>;
  /** Changes a module before it is linked, keeping its lines. */
  readonly transform?: (js: string, address?: string) => string;
  /** Modules the program may not import but whoever runs it needs. */
  readonly extra?: readonly string[];
};

const RUNTIME_IMPORT = /\b(?:from|import)\s*(["'])(\.{0,2}[\w@/.-]+)\1/g;

/** Rejects with a `LinkError` for an import that means nothing here, or a module that cannot be had. */
export async function linkProgram(js: string, linker: Linker): Promise<LinkedProgram> {
  const modules: LinkedModule[] = [];
  const indexes = new Map<string, Promise<number>>();
  const add = async (source: string, imports: readonly JsImport[], from: string | undefined, above: readonly string[]): Promise<number> => {
    const targets: number[] = [];
    for (const {specifier} of imports) targets.push(await indexOf(specifier, from, above));
    const whole = linker.transform?.(splice(source, imports), from) ?? splice(source, imports);
    modules.push({pieces: whole.split(HOLE).flatMap((text, index) => (index === 0 ? [text] : [targets[index - 1] ?? 0, text]))});
    return modules.length - 1;
  };
  const indexOf = (specifier: string, from: string | undefined, above: readonly string[]): Promise<number> => {
    const address = linker.resolve(specifier, from);
    if (address === undefined) return Promise.reject(new LinkError(`The program imports "${specifier}", which the playground does not have.`));
    if (above.includes(address)) return Promise.reject(new LinkError(`The modules ${[...above, address].join(' → ')} import each other.`));
    const known = indexes.get(address) ?? loadRuntime(address, above);
    indexes.set(address, known);
    return known;
  };
  const loadRuntime = async (address: string, above: readonly string[]): Promise<number> => {
    const source = await linker.load(address);
    return add(source, runtimeImports(source), address, [...above, address]);
  };
  if (js.includes(HOLE)) throw new LinkError('The program has a character that no program has.');
  const program = await add(js, findImports(js), undefined, []);
  const extra: number[] = [];
  for (const specifier of linker.extra ?? []) extra.push(await indexOf(specifier, undefined, []));
  return {modules, program, extra};
}

/** Stands for the address of an imported module; a private character, which `linkProgram` refuses in programs. */
const HOLE = '\uf8ff';

function splice(source: string, imports: readonly JsImport[]): string {
  return imports.reduceRight((text, {start, end}) => `${text.slice(0, start)}"${HOLE}"${text.slice(end)}`, source);
}

/** Runtime files are ours and regular: a pattern finds their imports in a fraction of the time. */
function runtimeImports(source: string): readonly JsImport[] {
  return [...source.matchAll(RUNTIME_IMPORT)].map((match) => {
    const end = match.index + match[0].length;
    return {specifier: match[2] ?? '', start: end - (match[2]?.length ?? 0) - 2, end};
  });
}
