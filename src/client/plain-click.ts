/**
 * Whether a click opens its link in this tab: it uses the main button, and no modifier key for a new tab, a window or a
 * download.
 */
export function isPlainClick({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
