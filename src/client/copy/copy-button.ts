type CopiedWords = {
  /** In ms. */
  readonly shownFor: number;
  /** Returns a function that hides the confirmation. */
  readonly show: () => (() => void) | void;
};

/**
 * After copying, the button confirms it for a while and is disabled: its `data-state` is `copied`; after a failure it
 * is `failed`, until it is pressed again. Never rejects.
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
