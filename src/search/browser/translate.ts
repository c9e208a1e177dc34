/** Docusaurus' `translate`, without React and without the texts of the rest of the site. */
import texts from '@generated/search-box/default/texts.json';

/** A text in the page's language, with a value for each `{name}`. */
export function translate(
  {id, message}: {readonly id: string; readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (texts[id] ?? message).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
