/** Bundles a program with everything it imports, for a frame without network access. */
import {jsTokens} from '../../rescript/core/syntax/javascript';

/** A module specifier in a source: its text and the position of its quotes. */
type JsImport = {readonly specifier: string; readonly start: number; readonly end: number};

/** The modules a program imports or re-exports, including `import()` with a literal. */
export function findImports(source: string): readonly JsImport[] {
  const tokens = jsTokens(source);
  return tokens.flatMap((token, index) => {
    if (token.type !== 'StringLiteral') return [];
    const [before, earlier, previous] = [tokens[index - 1], tokens[index - 2], tokens[index - 3]];
    const isMember = earlier?.text === '.';
    const named = (before?.text === 'from' || before?.text === 'import') && !isMember;
    const dynamic = before?.text === '(' && earlier?.text === 'import' && previous?.text !== '.';
    return named || dynamic
      ? [{specifier: unquote(token.text), start: token.start, end: token.start + token.text.length}]
      : [];
  });
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1');
}

/** A module in pieces: text, and between the pieces the indexes of the modules whose URLs go there. */
export type LinkedModule = {readonly pieces: readonly (string | number)[]};

/** A program and its modules. Every module comes after the ones it imports. */
export type LinkedProgram = {
  readonly modules: readonly LinkedModule[];
  /** Index of the program. */
  readonly program: number;
  /** Indexes of the linker's `extra` modules, which come after the program. */
  readonly extra: readonly number[];
};

/**
 * Why a program can't be run: what it imports isn't there, its version can't run, a file can't be loaded, modules
 * import each other, or it has a character that can't be in one.
 */
export type LinkProblem = {
  readonly kind: 'node' | 'file' | 'package' | 'version' | 'load' | 'cycle' | 'character';
  /** The import, the version, the file's address, the modules, or the character. */
  readonly name: string;
};

/** A program that can't be run. Pages say why in their language. */
export class LinkError extends Error {
  override name = 'LinkError';

  constructor(readonly problem: LinkProblem) {
    super(`${problem.kind}: ${problem.name}`);
  }
}

type Linker = {
  /** The URL of an import, or undefined. `from` is missing for the program's own imports. */
  readonly resolve: (specifier: string, from?: string) => string | undefined;
  readonly load: (address: string) => Promise<string>;
  /** The program's other modules by address: `./User`. */
  readonly own?: ReadonlyMap<string, string>;
  /** Changes a module before it's linked, keeping its line numbers. */
  readonly transform?: (js: string, address?: string) => string;
  /** Modules that the runner needs in addition to the program's own imports. */
  readonly extra?: readonly string[];
};

/** The address of one of the program's modules, whatever ending the compiler gives its file: `./User.bs.js`. */
function ownAddress(specifier: string, {own}: Linker): string | undefined {
  const address = specifier.replace(/^(\.\/\w+)\..*$/, '$1');
  return own?.has(address) ? address : undefined;
}

const RUNTIME_IMPORT = /\b(?:from|import)\s*(["'])(\.{0,2}[\w@/.-]+)\1/g;

/** Rejects with a `LinkError` if an import can't be resolved, or with what `load` rejects with. */
export async function linkProgram(js: string, linker: Linker): Promise<LinkedProgram> {
  const modules: LinkedModule[] = [];
  const indexes = new Map<string, Promise<number>>();
  const add = async (
    source: string,
    imports: readonly JsImport[],
    from: string | undefined,
    above: readonly string[],
  ): Promise<number> => {
    const targets: number[] = [];
    for (const {specifier} of imports) targets.push(await indexOf(specifier, from, above));
    const whole = linker.transform?.(splice(source, imports), from) ?? splice(source, imports);
    modules.push({
      pieces: whole.split(HOLE).flatMap((text, index) => (index === 0 ? [text] : [targets[index - 1] ?? 0, text])),
    });
    return modules.length - 1;
  };
  const indexOf = (specifier: string, from: string | undefined, above: readonly string[]): Promise<number> => {
    const isOwn = from === undefined || linker.own?.has(from);
    const address = (isOwn && ownAddress(specifier, linker)) || linker.resolve(specifier, isOwn ? undefined : from);
    if (address === undefined) return Promise.reject(missing(specifier));
    if (above.includes(address))
      return Promise.reject(new LinkError({kind: 'cycle', name: [...above, address].join(' → ')}));
    const known = indexes.get(address) ?? loadRuntime(address, above);
    indexes.set(address, known);
    return known;
  };
  const loadRuntime = async (address: string, above: readonly string[]): Promise<number> => {
    const own = linker.own?.get(address);
    const source = own ?? (await linker.load(address));
    return add(source, own === undefined ? runtimeImports(source) : findImports(source), address, [...above, address]);
  };
  if ([js, ...(linker.own?.values() ?? [])].some((source) => source.includes(HOLE)))
    throw new LinkError({kind: 'character', name: HOLE});
  const program = await add(js, findImports(js), undefined, []);
  const extra: number[] = [];
  for (const specifier of linker.extra ?? []) extra.push(await indexOf(specifier, undefined, []));
  return {modules, program, extra};
}

/** Placeholder for the URL of an imported module: a private-use character, which `linkProgram` rejects in programs. */
const HOLE = '\uf8ff';

function splice(source: string, imports: readonly JsImport[]): string {
  return imports.reduceRight((text, {start, end}) => `${text.slice(0, start)}"${HOLE}"${text.slice(end)}`, source);
}

/** Runtime files come from our build and are regular, so a pattern finds their imports in a fraction of the time. */
function runtimeImports(source: string): readonly JsImport[] {
  return [...source.matchAll(RUNTIME_IMPORT)].map((match) => {
    const end = match.index + match[0].length;
    return {specifier: match[2] ?? '', start: end - (match[2]?.length ?? 0) - 2, end};
  });
}

/** The modules of Node.js: those with `node:`, and the ones without it that examples use. */
const NODE_MODULES =
  /^(?:node:.*|assert|buffer|child_process|crypto|events|fs|fs\/promises|http|os|path|process|url|util)$/;

function missing(name: string): LinkError {
  const isFile = /^\.{0,2}\//.test(name);
  return new LinkError({kind: NODE_MODULES.test(name) ? 'node' : isFile ? 'file' : 'package', name});
}
