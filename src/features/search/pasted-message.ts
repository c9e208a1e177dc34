/** A pasted message of the compiler becomes the title of the page that explains it, because a query is shorter than most messages. */
import {loadExplainer} from '../../client/error-finder/explainer';
import type {Explainer} from '../../lib/error-pages/explain';
import {QUERY_LIMIT} from '../../lib/search/limits';

let explainer: Explainer | undefined;

/** Gets ready for pasted messages. Without it, or if loading fails, pasting is the browser's own. */
export function preparePaste(): void {
  loadExplainer().then(
    (ready) => (explainer = ready),
    () => undefined,
  );
}

/** The query for a message: as many words of its page's title as fit. Undefined for a text that no page explains. */
export function queryOfMessage(text: string, {explain}: Explainer): string | undefined {
  const title = explain(text)?.title;
  return title === undefined || title.length <= QUERY_LIMIT
    ? title
    : title.slice(0, QUERY_LIMIT + 1).replace(/\s*\S*$/, '');
}

/** Handles the paste event of a search field or an element around it. */
export function pasteMessage(event: {
  readonly target: EventTarget;
  readonly clipboardData: Pick<DataTransfer, 'getData'>;
  readonly preventDefault: () => void;
}): void {
  const {target} = event;
  if (!explainer || !(target instanceof HTMLInputElement)) return;
  const query = queryOfMessage(event.clipboardData.getData('text'), explainer);
  if (query === undefined) return;
  event.preventDefault();
  target.setRangeText(query, 0, target.value.length, 'end');
  target.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste', data: query}));
}
