/**
 * Copy buttons of install commands (specification, 4): a button with `data-copy-command` copies that text,
 * is disabled while its badge (`data-copy-badge`, next to it) shows, and says nothing when copying fails.
 */

/** How long a copied command shows its badge, in ms (specification, 9). */
export const COPIED_MS = 2000;

export type CopyState = 'initial' | 'copied' | 'failed';

/** Copies the command of a button. Resolves with the state the button is in then; never rejects. */
export async function copyCommand(button: HTMLButtonElement): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(button.dataset.copyCommand ?? '');
  } catch {
    return show(button, 'failed');
  }
  const hadFocus = document.activeElement === button;
  setTimeout(() => {
    show(button, 'initial');
    // A disabled button loses the focus in some browsers: the reader goes on where they were.
    if (hadFocus && document.activeElement === document.body) button.focus();
  }, COPIED_MS);
  return show(button, 'copied');
}

function show(button: HTMLButtonElement, state: CopyState): CopyState {
  button.dataset.copyState = state;
  button.disabled = state === 'copied';
  const badge = button.parentElement?.querySelector<HTMLElement>('[data-copy-badge]');
  if (badge) badge.textContent = state === 'copied' ? (badge.dataset.copyBadge ?? '') : '';
  return state;
}

/** Starts listening. */
export function startCopyCommands(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-copy-command]');
    if (button) void copyCommand(button);
  });
}
