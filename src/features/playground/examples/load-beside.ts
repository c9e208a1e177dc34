import {cached} from '../../../lib/playground/cached';

const load = cached(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as unknown;
});

/**
 * What the build wrote next to this page: `record.types.json` next to `record.html`. Undefined when it can't be loaded.
 */
export function loadBeside<Content>(kind: 'types' | 'versions' | 'programs' | 'lines'): Promise<Content | undefined> {
  return load(`${window.location.pathname.replace(/(?:\.html|\/)$/, '')}.${kind}.json`).then(
    (content) => content as Content,
    () => undefined,
  );
}

/** The text of a block's tab. */
export function paneOf(block: Element, tab: string): string | undefined {
  const index = [...block.querySelectorAll<HTMLInputElement>('.tabs input')].findIndex(({value}) => value === tab);
  return block.querySelectorAll(':scope > pre:not(.msg)')[index]?.textContent ?? undefined;
}
