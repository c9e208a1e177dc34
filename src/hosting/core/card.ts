/**
 * The image shown when a page is shared. Its URL is derived from its text, so pages with the same text share it, and
 * browsers may cache it forever.
 */

export type Card = {
  readonly title: string;
  /** Section and version: `Language Manual v11`. */
  readonly place: string;
};

/** Size of a card in px, as social networks expect. */
export const CARD_WIDTH = 1_200;
export const CARD_HEIGHT = 630;

const BETWEEN = ' | ';

/** Increase this with the design, so that an old image isn't served under a new URL. */
const EDITION = 2;

/** The image's alt text, from which the build renders it. */
export function cardText({title, place}: Card): string {
  return title + BETWEEN + place;
}

/** Reads a card back from the text that `cardText` made of it. */
export function parseCardText(text: string): Card {
  const at = text.lastIndexOf(BETWEEN);
  return at === -1 ? {title: text, place: ''} : {title: text.slice(0, at), place: text.slice(at + BETWEEN.length)};
}

/** 64-bit FNV-1a as 16 hexadecimal digits: unique enough for thousands of cards. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** Path of a card's image from the site's root. */
export function cardPath(card: Card): string {
  return `/cards/${fingerprint(`${EDITION} ${cardText(card)}`)}.png`;
}
