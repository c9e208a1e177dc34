/**
 * A pasted message of the compiler becomes the title of the page that explains it, because a query is shorter than most
 * messages.
 */
import {loadExplainer} from '../../client/error-finder/explainer';
import type {Explainer} from '../../lib/error-pages/explain';
import {QUERY_LIMIT} from '../../lib/search/limits';

type PasteEvent = {readonly target: EventTarget; readonly clipboardData: Pick<DataTransfer, 'getData'>};

/** The query for a message: as many words of its page's title as fit. Undefined for a text that no page explains. */
export function queryOfMessage(text: string, {explain}: Explainer): string | undefined {
  const title = explain(text)?.title;
  return title === undefined || title.length <= QUERY_LIMIT
    ? title
    : title.slice(0, QUERY_LIMIT + 1).replace(/\s*\S*$/, '');
}

/**
 * Handles the paste event of a search field or an element around it. The browser's own paste comes first. The field
 * then gets the title, unless the reader has changed it, or the list of explained errors can't be loaded.
 */
export async function pasteMessage({target, clipboardData}: PasteEvent): Promise<void> {
  if (!(target instanceof HTMLInputElement)) return;
  const text = clipboardData.getData('text');
  await new Promise((resolve) => setTimeout(resolve));
  const pasted = target.value;
  const explainer = await loadExplainer().catch(() => undefined);
  const query = explainer && queryOfMessage(text, explainer);
  if (query === undefined || target.value !== pasted) return;
  target.setRangeText(query, 0, pasted.length, 'end');
  target.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste', data: query}));
}
