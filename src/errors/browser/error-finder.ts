/**
 * The field on /errors: finds the pages that explain a pasted message, and keeps the message in the URL.
 *
 *     <form class="error-finder" data-found="…" data-similar="…" data-none="…">
 *       <textarea name="message"></textarea>
 *       <div role="status"></div>
 *     </form>
 */
import {FOUND, NONE, SIMILAR} from '../core/finder-attributes';
import {loadExplainer} from './explainer';

/** Links shown if no page is about exactly this message. */
const MAX_SIMILAR = 5;

const MESSAGE = 'message';

/** Starts the field with the message in the URL. Rejects if the explanations can't be loaded. */
export async function startErrorFinder(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('textarea');
  const status = form.querySelector('[role=status]');
  if (!field || !status) return;
  const {explain, search} = await loadExplainer();
  const root = form.getAttribute('action') ?? '';

  const answer = (): void => {
    const text = field.value.trim();
    const exact = text !== '' && explain(text) !== undefined;
    const found = text === '' ? [] : search(text).slice(0, exact ? 1 : MAX_SIMILAR);
    const list = document.createElement('ul');
    for (const {slug, title} of found) {
      const link = document.createElement('a');
      link.href = `${root}/${slug}`;
      link.textContent = title;
      list.appendChild(document.createElement('li')).appendChild(link);
    }
    const words = document.createElement('p');
    words.textContent = form.getAttribute(exact ? FOUND : found.length > 0 ? SIMILAR : NONE);
    status.replaceChildren(...(text === '' ? [] : [words, list]));
  };

  const keep = (): void => {
    const address = new URL(window.location.href);
    if (field.value.trim() === '') address.searchParams.delete(MESSAGE);
    else address.searchParams.set(MESSAGE, field.value);
    window.history.replaceState(window.history.state, '', address);
  };

  field.addEventListener('input', () => {
    answer();
    keep();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    status.querySelector('a')?.click();
  });
  const asked = new URLSearchParams(window.location.search).get(MESSAGE);
  if (asked !== null) field.value = asked;
  answer();
}
