/** The text of a block's tab. */
export function paneOf(block: Element, tab: string): string | undefined {
  const index = [...block.querySelectorAll<HTMLInputElement>('.tabs input')].findIndex(({value}) => value === tab);
  return block.querySelectorAll(':scope > pre:not(.msg)')[index]?.textContent ?? undefined;
}
