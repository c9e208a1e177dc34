import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {groupModules, moduleOf, sortModules, type ModuleFiles} from '../../rescript/core/modules';
import {lexRescript} from '../../rescript/core/syntax/rescript';

type FileOrder = {
  /** Each module after those it uses. */
  readonly modules: readonly ModuleFiles[];
  /** The names of modules that use each other, if any do; the first one comes again at the end. */
  readonly cycle?: readonly string[];
};

/** The order in which a program's files compile, from the modules their code names. */
export function orderFiles(files: readonly SourceFile[]): FileOrder {
  const modules = groupModules(files.map(({name}) => name));
  const names = new Set(modules.map(({name}) => name));
  const certain = new Map<string, string[]>();
  const possible = new Map<string, string[]>();
  for (const {name, code} of files) {
    const own = moduleOf(name);
    for (const {kind, start, end} of lexRescript(code)) {
      const [first = ''] = code.slice(start, end).split('.');
      if ((kind !== 'module' && kind !== 'constructor') || first === own || !names.has(first)) continue;
      possible.set(own, [...(possible.get(own) ?? []), first]);
      if (kind === 'module') certain.set(own, [...(certain.get(own) ?? []), first]);
    }
  }
  // What is given to a functor looks like a constructor.
  const uses = cycleIn(possible) ? certain : possible;
  const cycle = cycleIn(certain);
  return {modules: sortModules(modules, uses), ...(cycle && {cycle})};
}

function cycleIn(uses: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (name: string, above: readonly string[]): readonly string[] | undefined => {
    const at = above.indexOf(name);
    if (at !== -1) return [...above.slice(at), name];
    if (done.has(name)) return undefined;
    for (const next of uses.get(name) ?? []) {
      const found = follow(next, [...above, name]);
      if (found) return found;
    }
    done.add(name);
    return undefined;
  };
  for (const name of uses.keys()) {
    const found = follow(name, []);
    if (found) return found;
  }
  return undefined;
}

/**
 * Combines several files into an equivalent single file for the playground. Each file becomes a module, in an order
 * that compiles. The last file stays at the top level if possible.
 *
 *     // file: Shop.resi              module Shop: { let isOpen: bool } = {
 *     let isOpen: bool                  let isOpen = true
 *     // file: Shop.res          →    }
 *     let isOpen = true
 *     // file: Main.res               Console.log(Shop.isOpen)
 *     Console.log(Shop.isOpen)
 *
 * @returns undefined if a module has an interface but no implementation
 */
export function inSingleFile(files: readonly SourceFile[]): string | undefined {
  const codeOf = new Map(files.map(({name, code}) => [name, code]));
  const {modules: sorted} = orderFiles(files);
  const main = moduleOf(files.at(-1)?.name ?? '');
  const parts = sorted.map(({name, interface: signature, implementation}, index) => {
    const body = implementation === undefined ? undefined : codeOf.get(implementation);
    if (body === undefined) return undefined;
    if (index === sorted.length - 1 && name === main && signature === undefined) return body;
    const type = signature === undefined ? '' : `: {\n${indent(codeOf.get(signature) ?? '')}}`;
    return `module ${name}${type} = {\n${indent(body)}}\n`;
  });
  return parts.some((part) => part === undefined) ? undefined : parts.join('\n');
}

/** Indents each line by two spaces, unless a line could be part of a template string. */
function indent(code: string): string {
  return code.includes('`') ? code : code.replace(/^(?=.)/gm, '  ');
}
