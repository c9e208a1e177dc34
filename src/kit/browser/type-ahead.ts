/** Collects what the reader types while the field it is meant for is still loading. */

/** Stops collecting. Returns the text, or undefined if the reader pressed Escape. */
type StopTypeAhead = () => string | undefined;

/** The keys don't reach anything else. @param limit the most characters to keep */
export function startTypeAhead(limit: number): StopTypeAhead {
  let text: string | undefined = '';
  const collect = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || text === undefined) return;
    if (event.key === 'Escape') text = undefined;
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text = (text + event.key).slice(0, limit);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', collect, {capture: true});
  return () => {
    document.removeEventListener('keydown', collect, {capture: true});
    return text;
  };
}
