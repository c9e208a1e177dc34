import {manualOf} from '../../compilers/core/releases';
import type {Part} from './manifest';

const PLAYGROUND = 'playground';

/**
 * The selection after a part's checkbox was toggled. Selecting a compiler also selects the playground. Selecting the
 * playground also selects the newest compiler of one manual version, unless a compiler is already selected: the
 * playground can't do anything without one. Deselecting the playground deselects the compilers.
 * @param parts all parts, compilers from newest to oldest
 * @param manual the version whose compiler is selected: `v11.0.0`
 */
export function switchPart(
  chosen: ReadonlySet<string>,
  id: string,
  isChosen: boolean,
  parts: readonly Part[],
  manual: string,
): ReadonlySet<string> {
  const compilers = parts.filter(({kind}) => kind === 'compiler');
  const changed = new Set(chosen);
  if (!isChosen) {
    changed.delete(id);
    if (id === PLAYGROUND) for (const compiler of compilers) changed.delete(compiler.id);
    return changed;
  }
  changed.add(id);
  if (compilers.some((compiler) => compiler.id === id)) changed.add(PLAYGROUND);
  const usual = compilers.find(({label}) => manualOf(label, [manual]) !== undefined) ?? compilers[0];
  if (id === PLAYGROUND && usual && !compilers.some((compiler) => chosen.has(compiler.id))) changed.add(usual.id);
  return changed;
}

/** Whether the playground would be stored without a compiler. */
export function lacksCompiler(chosen: ReadonlySet<string>, parts: readonly Part[]): boolean {
  return chosen.has(PLAYGROUND) && !parts.some(({id, kind}) => kind === 'compiler' && chosen.has(id));
}
