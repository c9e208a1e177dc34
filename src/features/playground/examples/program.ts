/** Finds the program of a code block in the page. */
import {readPlaygroundQuery} from '../../../lib/playground-link/link';

/** A program as a block shows it. */
export type Program = {
  /** The source in the block, without what is hidden. */
  readonly source: string;
  /** The emitted ES module. */
  readonly js: string;
  /** The manual version of its compiler. */
  readonly version: string;
};

/** The program of a block; undefined if it shows no JavaScript or no playground link. */
export function programOf(block: Element): Program | undefined {
  const js = paneOf(block, 'js');
  const address = block.querySelector(':scope > .try')?.getAttribute('href') ?? '';
  const {version} = readPlaygroundQuery(address.slice(address.indexOf('?')));
  if (js === undefined || version === undefined) return undefined;
  return {source: paneOf(block, 'res') ?? paneOf(block, 're') ?? '', js, version};
}

/** The text of a block's tab. */
export function paneOf(block: Element, tab: string): string | undefined {
  const index = [...block.querySelectorAll<HTMLInputElement>('.tabs input')].findIndex(({value}) => value === tab);
  return block.querySelectorAll(':scope > pre:not(.msg)')[index]?.textContent ?? undefined;
}
