/**
 * The files of a program besides its main file, and what they may be called. Links and requests with other names are
 * refused.
 */
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {moduleOf} from '../../rescript/core/modules';

/** The main file. It compiles last, and a run starts with it. */
export const MAIN_FILE = 'Playground.res';

/** The most files of a program, with the main file. */
export const MAX_FILES = 8;

/** It can't be a path, or anything that compilers could read as an option. */
const FILE_NAME = /^[A-Z]\w{0,39}\.resi?$/;

/** Why a file can't have a name. */
export type NameFault = 'form' | 'main' | 'taken';

/**
 * What's wrong with a name.
 * @param others the names of the other files besides the main file
 */
export function nameFault(name: string, others: readonly string[]): NameFault | undefined {
  if (!FILE_NAME.test(name)) return 'form';
  const module = moduleOf(name);
  if (sameIgnoringCase(module, moduleOf(MAIN_FILE))) return 'main';
  // Some disks don't tell user.res from User.res.
  const isTaken = (other: string): boolean =>
    other === name || (moduleOf(other) !== module && sameIgnoringCase(moduleOf(other), module));
  return others.some(isTaken) ? 'taken' : undefined;
}

/** Whether files may be part of one program. */
export function areFiles(files: readonly SourceFile[]): boolean {
  const names = files.map(({name}) => name);
  return files.length < MAX_FILES && names.every((name, index) => !nameFault(name, names.slice(0, index)));
}

/** The part of a problem or a type that says which file it is in; empty for the main file, whatever its syntax. */
export function fileOf(name: string): {readonly file?: string} {
  return moduleOf(name) === moduleOf(MAIN_FILE) ? {} : {file: name};
}

/** How much code there is, in UTF-16 units. */
export function sizeOf(code: string, files: readonly SourceFile[]): number {
  return files.reduce((sum, file) => sum + file.code.length, code.length);
}

function sameIgnoringCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
