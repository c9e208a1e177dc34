/**
 * The behavior all copy buttons share: after copying, a button confirms it for a while and is disabled. If copying
 * fails, it doesn't confirm.
 */

/** How a button confirms that it has copied. */
type CopiedWords = {
  /** How long to show the confirmation, in ms. */
  readonly shownFor: number;
  /** Shows the confirmation. Returns a function that removes it. */
  readonly show: () => (() => void) | void;
};

/**
 * Copies for a button and keeps the state in its `data-state`: `copied` while it confirms, `failed` until it is pressed
 * again. Never rejects.
 * @param copying the copying itself; if it throws or rejects, the button shows a failure
 */
export async function copyFor(
  button: HTMLButtonElement,
  copying: () => Promise<void>,
  {shownFor, show}: CopiedWords,
): Promise<void> {
  if (button.dataset.state === 'copied') return;
  try {
    await copying();
  } catch {
    button.dataset.state = 'failed';
    return;
  }
  const hadFocus = button === document.activeElement;
  button.dataset.state = 'copied';
  button.disabled = true;
  const hide = show();
  setTimeout(() => {
    delete button.dataset.state;
    button.disabled = false;
    hide?.();
    // Some browsers take the focus from a disabled button, so this restores it.
    if (hadFocus && (document.activeElement ?? document.body) === document.body) button.focus({preventScroll: true});
  }, shownFor);
}
