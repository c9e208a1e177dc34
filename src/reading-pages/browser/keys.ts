import {SEARCH} from '../../kit/core/attributes';

type Shortcut = 'search' | 'shortcuts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether keys pressed in this element are text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}

/** The shortcut for a key press: `/` and Ctrl or Meta+K open the search, `?` lists the shortcuts. */
export function shortcut({key, ctrlKey, metaKey, altKey}: KeyPress): Shortcut | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'shortcuts' : undefined;
}

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
