/** Shortcuts of the whole site: `/` and Ctrl or Meta+K search, `?` lists the shortcuts. */
import {isTyping, shortcut} from '../lib/shell/shortcut';

/** Starts listening. Keys typed into a field stay with the field. */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const wanted = shortcut(event);
    if (!wanted) return;
    event.preventDefault();
    if (wanted === 'search') document.querySelector<HTMLElement>('[data-search]')?.click();
    else document.querySelector<HTMLElement>('#shortcuts')?.togglePopover();
  });
}
