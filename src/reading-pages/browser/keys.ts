import {SEARCH} from '../../kit/core/attributes';
import {isTyping, shortcut} from './shortcut';

/** Ignores keys typed into a field. */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const wanted = shortcut(event);
    if (!wanted) return;
    event.preventDefault();
    if (wanted === 'search') document.querySelector<HTMLElement>(`[${SEARCH}]`)?.click();
    else document.querySelector<HTMLElement>('#shortcuts')?.togglePopover();
  });
}
