import {groupModules, moduleOf, sortModules} from '../fence/modules';

/** A source file of an example. */
export type File = {readonly name: string; readonly code: string};

/**
 * One file that means the same as several, for the playground: each file becomes a module in it, in an
 * order in which they compile. The last file stays at the top level if it can.
 *
 *     // file: Shop.resi              module Shop: { let isOpen: bool } = {
 *     let isOpen: bool                  let isOpen = true
 *     // file: Shop.res          →    }
 *     let isOpen = true
 *     // file: Main.res               Console.log(Shop.isOpen)
 *     Console.log(Shop.isOpen)
 *
 * @returns undefined when a module has an interface only: nothing can stand for it
 */
export function inSingleFile(files: readonly File[]): string | undefined {
  const codeOf = new Map(files.map(({name, code}) => [name, code]));
  const modules = groupModules([...codeOf.keys()]);
  const names = modules.map(({name}) => name);
  const mentions = new Map(
    modules.map(({name, interface: signature = '', implementation = ''}) => {
      const code = (codeOf.get(signature) ?? '') + (codeOf.get(implementation) ?? '');
      return [name, names.filter((other) => other !== name && new RegExp(`\\b${other}\\b`).test(code))];
    }),
  );
  const sorted = sortModules(modules, mentions);
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

/** Two spaces in front of each line, unless a line could be the text of a template. */
function indent(code: string): string {
  return code.includes('`') ? code : code.replace(/^(?=.)/gm, '  ');
}
