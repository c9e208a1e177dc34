import {baseUrl} from '../../kit/browser/base-url';
import {cached} from '../../kit/core/async';

const load = cached(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as unknown;
});

/**
 * A file that the build wrote next to this page for its examples: `record.types.json` next to `record.html`. It's
 * loaded once; undefined if it can't be, and then the next call tries again.
 */
export function loadPageData<Content>(kind: 'types' | 'versions' | 'programs'): Promise<Content | undefined> {
  const {pathname} = window.location;
  const page = pathname.replace(/\/?$/, '/') === baseUrl ? `${baseUrl}index` : pathname.replace(/(?:\.html|\/)$/, '');
  return load(`${page}.${kind}.json`).then(
    (content) => content as Content,
    () => undefined,
  );
}

/** The text of a block's tab, such as `js`; undefined if the block doesn't have it. */
export function paneOf(block: Element, tab: string): string | undefined {
  const index = [...block.querySelectorAll<HTMLInputElement>('.tabs input')].findIndex(({value}) => value === tab);
  return block.querySelectorAll(':scope > pre:not(.msg)')[index]?.textContent ?? undefined;
}
