import type {SourceFile} from '../../../rescript/core/syntax/source-file';
import {groupModules, moduleOf, sortModules} from '../../../rescript/core/modules';

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
 * @returns undefined if a module only has an interface, because its implementation is missing
 */
export function inSingleFile(files: readonly SourceFile[]): string | undefined {
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

/** Indents each line by two spaces, unless a line could be part of a template string. */
function indent(code: string): string {
  return code.includes('`') ? code : code.replace(/^(?=.)/gm, '  ');
}
