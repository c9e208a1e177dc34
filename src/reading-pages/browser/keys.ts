import {isComposing} from '../../kit/browser/composing';
import {SEARCH} from '../../kit/core/attributes';

type Shortcut = 'search' | 'shortcuts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether keys pressed in this element are text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}

/** What is beyond Latin letters. On keyboards with such letters, the key's place says which letter is meant. */
const NOT_LATIN = /^[^\0-\u024F]$/;

/** The shortcut for a key press: `/` and Ctrl or Meta+K open the search, `?` lists the shortcuts. */
export function shortcut({key, code, ctrlKey, metaKey, altKey}: KeyPress): Shortcut | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return /^(?:Key)?k$/i.test(NOT_LATIN.test(key) ? code : key) ? 'search' : undefined;
  if (key === '/') return 'search';
  return key === '?' || key === '؟' ? 'shortcuts' : undefined;
}

/** Ignores keys typed into a field. */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isComposing(event) || isTyping(event.target)) return;
    const wanted = shortcut(event);
    if (!wanted) return;
    event.preventDefault();
    if (wanted === 'search') document.querySelector<HTMLElement>(`[${SEARCH}]`)?.click();
    else document.querySelector<HTMLElement>('#shortcuts')?.togglePopover();
  });
}
