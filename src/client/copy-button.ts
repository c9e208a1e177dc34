/** What all copy buttons do: one that has copied says so for a while, disabled, and one that could not says nothing. */

/** What a button shows while it says that it has copied. */
type CopiedWords = {
  /** How long, milliseconds. */
  readonly shownFor: number;
  /** Puts the words where they belong; what it returns takes them away. */
  readonly show: () => (() => void) | void;
};

/**
 * Copies for a button, and keeps the state in its `data-state`: `copied` while it says so, `failed` until it is
 * pressed again. Never rejects.
 * @param copying what it throws or rejects with is a failure
 */
export async function copyFor(button: HTMLButtonElement, copying: () => Promise<void>, {shownFor, show}: CopiedWords): Promise<void> {
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
    // A disabled button loses the focus in some browsers: the reader goes on where they were.
    if (hadFocus && (document.activeElement ?? document.body) === document.body) button.focus({preventScroll: true});
  }, shownFor);
}
