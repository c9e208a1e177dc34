/** What is only needed once a program has several files. */
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {moduleOf} from '../../rescript/core/modules';
import {nameFault} from '../../compilers/core/file-names';

/** A name that no file has yet. */
export function freeName(others: readonly string[]): string {
  const nameOf = (number: number): string => `Module${number}.res`;
  let number = 1;
  while (nameFault(nameOf(number), others)) number++;
  return nameOf(number);
}

/** The file name a reader probably means: `User.res` for `user`. */
export function meantName(written: string): string {
  const name = written.trim();
  return name.charAt(0).toUpperCase() + name.slice(1) + (name.includes('.') ? '' : '.res');
}

/** The other files as the modules that a file's code can name. */
export function asModules(files: readonly SourceFile[], file: string): string {
  const isShown = ({name}: SourceFile): boolean =>
    moduleOf(name) !== moduleOf(file) && !files.some((each) => each.name === `${name}i`);
  return files
    .filter(isShown)
    .map(({name, code}) => `module ${moduleOf(name)} = {\n${code}\n}\n`)
    .join('');
}
