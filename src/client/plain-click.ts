/** Whether a click means to go on in this tab: with the main button, and no key that asks for a tab, a window or a download. */
export function isPlainClick({button, altKey, ctrlKey, metaKey, shiftKey}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
