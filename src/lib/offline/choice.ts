/** What a reader has chosen to store. */
import {manualOf} from '../playground/releases';
import type {Part} from './manifest';

const PLAYGROUND = 'playground';

/**
 * The choice after the box of a part was switched. A compiler brings the playground it is for, and leaves with it;
 * the playground brings the newest compiler of one manual version, because it can do nothing without any.
 * @param parts all there are, compilers from new to old
 * @param manual the version whose compiler comes with the playground: `v11.0.0`
 */
export function switchPart(chosen: ReadonlySet<string>, id: string, isChosen: boolean, parts: readonly Part[], manual: string): ReadonlySet<string> {
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

/** Whether the playground would be stored without any compiler. */
export function lacksCompiler(chosen: ReadonlySet<string>, parts: readonly Part[]): boolean {
  return chosen.has(PLAYGROUND) && !parts.some(({id, kind}) => kind === 'compiler' && chosen.has(id));
}
