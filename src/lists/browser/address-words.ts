import {ADDRESS_WORDS} from '../core/attributes';

/** The words in the last part of a path: "patern matching" for `/docs/manual/latest/patern-matching.html`. */
export function addressWords(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const words = last.replace(/\.\w+$/, '').replace(/[-_+]+/g, ' ');
  try {
    return decodeURIComponent(words).trim();
  } catch {
    return words.trim();
  }
}

/** Fills the search field of the page for missing addresses. */
export function fillAddressWords(document: Document): void {
  const field = document.querySelector<HTMLInputElement>(`[${ADDRESS_WORDS}]`);
  if (field && field.value === '') field.value = addressWords(window.location.pathname).slice(0, field.maxLength);
}
