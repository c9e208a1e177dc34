/** How far above the list's lower edge a link counts as in sight, in CSS px: the links after it should be, too. */
const MARGIN = 80;

/** Scrolls the docs sidebar's list of pages to a link, unless it's in sight. */
export function showInSidebar(list: Element, link: HTMLElement): void {
  const top = link.offsetTop - list.scrollTop;
  if (top < 0 || top > list.clientHeight - MARGIN) list.scrollTop = link.offsetTop - list.clientHeight / 3;
}
