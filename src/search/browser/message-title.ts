import {loadExplainer} from '../../errors/browser/explainer';

/** Messages of the compiler have at least this many words. */
const LEAST_WORDS = 3;
/** And signs that a few words of a search don't have. */
const WRITTEN = /[^a-z\s]/;

/**
 * The title of the page that explains a message of the compiler. Undefined for any other text, and if the list of
 * explained messages can't be loaded.
 */
export async function messageTitle(text: string): Promise<string | undefined> {
  if (text.trim().split(/\s+/).length < LEAST_WORDS || !WRITTEN.test(text.trim())) return undefined;
  const explainer = await loadExplainer().catch(() => undefined);
  return explainer?.explain(text)?.title;
}
