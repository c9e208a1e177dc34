/**
 * The picture that a page is announced with where it is shared. Its address is made from the words on it, so that
 * pages with the same words share one picture, and a browser may keep it for ever.
 */

/** The words on a card. */
export type Card = {
  readonly title: string;
  /** Section and version: `Language Manual v11`. */
  readonly place: string;
};

/** Size of a card in px: what the networks ask for. */
export const CARD_WIDTH = 1_200;
export const CARD_HEIGHT = 630;

const BETWEEN = ' | ';

/** Raised when the drawing changes, so that no one shows a picture of the old drawing under the address of the new. */
const EDITION = 1;

/** The words of a card as one text: the picture's alternative text, from which the build draws it. */
export function cardText({title, place}: Card): string {
  return title + BETWEEN + place;
}

/** The card that a text stands for. */
export function parseCardText(text: string): Card {
  const at = text.lastIndexOf(BETWEEN);
  return at === -1 ? {title: text, place: ''} : {title: text.slice(0, at), place: text.slice(at + BETWEEN.length)};
}

/** 64 bits of FNV-1a over the letters, as 16 hexadecimal digits: short, the same everywhere, and enough for thousands of cards. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** Path of a card's picture below the site's root. */
export function cardPath(card: Card): string {
  return `/cards/${fingerprint(`${EDITION} ${cardText(card)}`)}.png`;
}
