/**
 * Copy buttons of install commands (specification, 4): a button with `data-copy-command` copies that text,
 * is disabled while its badge (`data-copy-badge`, next to it) shows, and says nothing when copying fails.
 */
import {copyFor} from './copy-button';

/** How long a copied command shows its badge, in ms (specification, 9). */
export const COPIED_MS = 2000;

/** Copies the command of a button. Never rejects. */
export function copyCommand(button: HTMLButtonElement): Promise<void> {
  const badge = button.parentElement?.querySelector<HTMLElement>('[data-copy-badge]');
  const say = (text = ''): void => {
    if (badge) badge.textContent = text;
  };
  return copyFor(button, () => navigator.clipboard.writeText(button.dataset.copyCommand ?? ''), {
    shownFor: COPIED_MS,
    show() {
      say(badge?.dataset.copyBadge);
      return () => say();
    },
  });
}

/** Starts listening. */
export function startCopyCommands(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-copy-command]');
    if (button) void copyCommand(button);
  });
}
