/** Whether a click opens its link in this tab. */
export function isPlainClick({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Whether a click opens its link in another tab or window. With Alt, it's a download. */
export function opensAnotherTab({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 1 || (button === 0 && !altKey && (ctrlKey || metaKey || shiftKey));
}
