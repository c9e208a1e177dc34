/**
 * The inline script in the head of every page: selects the tabs chosen before, as the page is read. `code-tabs.ts` goes
 * on from there.
 */
import {TAB_KEYS} from '../core/block/tabs';

const isName = (text: string | null): text is string => /^[a-z]+$/.test(text || '');

try {
  const chosen = Object.values(TAB_KEYS).map(([storage, parameter]) => {
    const asked = new URLSearchParams(location.search).get(parameter);
    if (!isName(asked)) return sessionStorage.getItem(storage) || localStorage.getItem(storage);
    sessionStorage.setItem(storage, asked);
    return asked;
  });
  const inputs = chosen.filter(isName).map((value) => `.code input[value=${value}]`);
  if (inputs.length > 0) {
    const select = (): void =>
      document.querySelectorAll<HTMLInputElement>(inputs.join()).forEach((input) => {
        input.checked = true;
      });
    const observer = new MutationObserver(select);
    observer.observe(document, {childList: true, subtree: true});
    document.addEventListener('DOMContentLoaded', () => {
      select();
      observer.disconnect();
    });
  }
} catch {
  // Without storage, the first tabs stay selected.
}
