/** What a key press asks the shell to do. */
export type Shortcut = 'search' | 'shortcuts';

/** The parts of a keyboard event that decide. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether keys pressed in this element are text for it, not commands for the site. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName));
}

/** The shortcut of a key press: `/` and Ctrl or Meta+K search, `?` lists the shortcuts. */
export function shortcut({key, ctrlKey, metaKey, altKey}: KeyPress): Shortcut | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'shortcuts' : undefined;
}
