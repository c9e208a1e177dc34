/** Finds the program of a code block in the page. */
import {textHash} from '../../../lib/name-types/page-types';
import {shownBy, type Programs, type Shown} from '../../../lib/playground/runnable';
import {readPlaygroundQuery} from '../../../lib/playground-link/link';
import {loadBeside} from './load-beside';
import {paneOf} from './pane';

/** A program to run. */
export type Program = {
  /** An emitted ES module. */
  readonly js: string;
  readonly shown: Shown;
  /** The manual version of its compiler. */
  readonly version: string;
};

/** The programs of edited blocks: what the reader wrote, compiled. */
const edited = new WeakMap<Element, () => Promise<string>>();

/** Replaces a block's program with one the reader wrote; without a program, the block has its own again. */
export function setProgram(block: Element, program: (() => Promise<string>) | undefined): void {
  if (program) edited.set(block, program);
  else edited.delete(block);
}

/**
 * The program of a block: the reader's own, else the JavaScript it shows if that shows something, else the one the
 * build wrote beside the page. Undefined if there's none.
 */
export async function programOf(block: Element): Promise<Program | undefined> {
  const link = block.querySelector<HTMLAnchorElement>(':scope > .try');
  const address = link?.getAttribute('href') ?? '';
  const {version} = readPlaygroundQuery(address.slice(address.indexOf('?')));
  if (!link || version === undefined) return undefined;
  const source = paneOf(block, link.dataset.pane ?? 'res') ?? block.querySelector(':scope > pre')?.textContent ?? '';
  const own = await edited.get(block)?.();
  const js = own ?? paneOf(block, 'js');
  const shown = js === undefined ? undefined : shownBy(js, source);
  if (js !== undefined && (shown || own !== undefined)) return {js, shown: shown ?? {kind: 'console'}, version};
  const beside = (await loadBeside<Programs>('programs'))?.[textHash(source)];
  if (beside === undefined) return js === undefined ? undefined : {js, shown: {kind: 'console'}, version};
  return {js: beside, shown: shownBy(beside, source) ?? {kind: 'console'}, version};
}
