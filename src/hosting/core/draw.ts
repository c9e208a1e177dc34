/** Renders a card as SVG. */
import {html, join} from '../../kit/core/html';
import {CARD_HEIGHT, CARD_WIDTH, cardText, type Card} from './card';

/** A title line's width in px. */
const MEASURE = 1_040;
const LEFT = 80;

/** Font sizes for a title, with their number of lines. */
const SIZES = [
  {size: 104, lines: 2},
  {size: 84, lines: 3},
  {size: 64, lines: 4},
  {size: 48, lines: 5},
] as const;

/** Mean advance of Geist Bold's letters in em, measured on the site's titles. */
function advance(text: string): number {
  let total = 0;
  for (const letter of text)
    total += /[iljtfrI.,:;'|!()[\] ]/.test(letter)
      ? 0.33
      : /[mwMWOQ@%—]/.test(letter)
        ? 0.86
        : /[A-Z]/.test(letter)
          ? 0.68
          : 0.58;
  return total;
}

/**
 * Words may break after a dot, underscore or slash, or before an uppercase letter; one that's still too long is cut.
 */
function pieces(word: string, width: number): string[] {
  if (advance(word) <= width) return [word];
  const parts = word.split(/(?<=[._/-])|(?<=[a-z\d])(?=[A-Z])/);
  return parts.flatMap((part) => (advance(part) <= width ? [part] : (part.match(/.{1,16}/gu) ?? [])));
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    pieces(word, width).forEach((piece, index) => {
      const joined = line === '' ? piece : line + (index === 0 ? ' ' : '') + piece;
      if (line !== '' && advance(joined) > width) {
        lines.push(line);
        line = piece;
      } else line = joined;
    });
  }
  return [...lines, line];
}

/** Breaks a title into lines at the largest size that fits; if none does, the last line ends in an ellipsis. */
export function layTitle(title: string): {readonly size: number; readonly lines: readonly string[]} {
  const tried = SIZES.map(({size, lines}) => ({size, most: lines, lines: wrap(title, MEASURE / size)}));
  const fit = tried.find(({lines, most}) => lines.length <= most);
  if (fit) return {size: fit.size, lines: fit.lines};
  const last = tried[tried.length - 1];
  const kept = last?.lines.slice(0, last.most) ?? [];
  return {size: last?.size ?? 48, lines: kept.map((line, index) => (index === kept.length - 1 ? `${line}…` : line))};
}

/** Where the drawing begins, in px from the left. */
export const ARTWORK = 716;
const PLACE_SIZE = 34;
/** Between the place's lines, in px. */
const PLACE_LINE = 44;
/** Width of the place's lines in px: they end before the drawing. */
const PLACE_MEASURE = ARTWORK - LEFT - 40;

/** A compiler: lines of code and what they compile to. x, y and width in px. */
const BARS = [
  [0, 0, 130],
  [0, 36, 84],
  [0, 72, 168],
  [250, 0, 96],
  [250, 36, 156],
  [250, 72, 72],
] as const;

const artwork = html`${BARS.map(
  ([x, y, width]) =>
    html`<rect x="${x}" y="${y}" width="${width}" height="16" rx="8" fill="${x === 0 ? '#e6484f' : '#5b6172'}"/>`,
)}<path d="M196 44h26m-9 -9 9 9-9 9" fill="none" stroke="#5b6172" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Text of letters and signs that Geist's Latin files have. */
const LATIN = /^[ -~\u00A0-\u00FF…–—‘’“”]*$/;
/** For text in other scripts, whose letters would be empty boxes. */
const WORDLESS: Card = {title: 'ReScript', place: ''};

/** The card as an SVG document. It uses Geist in weights 500 and 700. */
export function drawCard(card: Card): string {
  const {title, place} = LATIN.test(cardText(card)) ? card : WORDLESS;
  const {size, lines} = layTitle(title);
  const height = size * 1.12;
  const top = 330 - (lines.length * height) / 2 + size * 0.9;
  const text = lines.map(
    (line, index) =>
      html`<text x="${LEFT}" y="${Math.round(top + index * height)}" font-size="${size}" font-weight="700" fill="#fff" letter-spacing="${-size * 0.02}">${line}</text>`,
  );
  const below = wrap(place, PLACE_MEASURE / PLACE_SIZE);
  return String(
    join([
      html`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="Geist">`,
      html`<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="#16181f"/>`,
      html`<path d="M0 630V0H14V630Z" fill="#e6484f"/>`,
      html`<g transform="translate(${ARTWORK} 480)">${artwork}</g>`,
      html`<g transform="translate(${LEFT} 64) scale(2)"><rect width="32" height="32" rx="8" fill="#e6484f"/><path d="M10 9v14" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="11.5" r="4.5" fill="#fff"/><path d="m17 19.500 5 3.5" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>`,
      html`<text x="${LEFT + 84}" y="108" font-size="38" font-weight="700" fill="#fff">ReScript</text>`,
      text,
      below.map(
        (line, index) =>
          html`<text x="${LEFT}" y="${560 - (below.length - 1 - index) * PLACE_LINE}" font-size="${PLACE_SIZE}" font-weight="500" fill="#c3c7d4">${line}</text>`,
      ),
      html`</svg>`,
    ]),
  );
}
