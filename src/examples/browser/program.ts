/** Finds the program of a code block in the page. */
import {textHash} from '../core/page-types';
import {shownBy, type Programs, type Shown} from '../../sandbox/core/runnable';
import {partWithCode, readPlaygroundQuery} from '../../compilers/core/playground-link/link';
import {loadPageData, paneOf} from './page-data';

/** A program to run. */
export type Program = {
  /** An emitted ES module. */
  readonly js: string;
  readonly shown: Shown;
  /** The manual version of its compiler. */
  readonly version: string;
};

/** What the reader wrote, compiled; undefined if it doesn't compile. */
type OwnProgram = () => Promise<string | undefined>;

const edited = new WeakMap<Element, OwnProgram>();

/** Replaces a block's program with one the reader wrote; without a program, the block has its own again. */
export function setProgram(block: Element, program: OwnProgram | undefined): void {
  if (program) edited.set(block, program);
  else edited.delete(block);
}

/**
 * The program of a block: the reader's own, else the block's JavaScript if running it shows something, else the one the
 * build wrote next to the page. Undefined if what the reader wrote doesn't compile. Rejects if there's none.
 */
export async function programOf(block: Element): Promise<Program | undefined> {
  const link = block.querySelector<HTMLAnchorElement>(':scope > .try');
  const {version} = link ? readPlaygroundQuery(partWithCode(link)) : {};
  if (!link || version === undefined) throw new Error('This block has no program.');
  const source = paneOf(block, link.dataset.pane ?? 'res') ?? block.querySelector(':scope > pre')?.textContent ?? '';
  const own = await edited.get(block)?.();
  if (own === undefined && edited.has(block)) return undefined;
  const js = own ?? paneOf(block, 'js');
  const shown = js === undefined ? undefined : shownBy(js, source);
  if (js !== undefined && (shown || own !== undefined)) return {js, shown: shown ?? {kind: 'console'}, version};
  const program = (await loadPageData<Programs>('programs'))?.[textHash(source)] ?? js;
  if (program === undefined) throw new Error('The program of this example could not be loaded.');
  return {js: program, shown: shownBy(program, source) ?? {kind: 'console'}, version};
}
