/** Generates SVG as text: elements, and boxes of text that know their size before they're rendered. */
import {html, type Html, type HtmlValue} from '../html/html';

/** How a line of text looks: a heading, prose, an aside, or code. */
export type TextStyle = 'strong' | 'text' | 'aside' | 'code';

/** A line of text as its author wrote it. It wraps at the edge of the box. */
export type TextLine = {readonly style: TextStyle; readonly text: string};

/** The kind of box: neutral, final result, success, error. */
export type BoxKind = 'plain' | 'result' | 'good' | 'bad';

/** A positioned box. All measures are CSS pixels, because diagrams are shown at their natural size. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly svg: HtmlValue;
};

/** A point in a diagram. */
export type Point = readonly [x: number, y: number];

/** Font sizes, line heights and character widths: exact for code, a generous average for text. */
const STYLES: Readonly<Record<TextStyle, {readonly size: number; readonly leading: number; readonly advance: number}>> =
  {
    strong: {size: 14, leading: 20, advance: 0.56},
    text: {size: 13, leading: 18, advance: 0.52},
    aside: {size: 12, leading: 17, advance: 0.52},
    code: {size: 12.5, leading: 19, advance: 0.6},
  };

const PADDING = 10;

/** The width of a text in a style. */
export function textWidth({text, style}: TextLine): number {
  const {size, advance} = STYLES[style];
  return [...text].length * size * advance;
}

/** Wraps a text at spaces so that lines aren't wider than `width`. A longer word isn't broken. */
export function wrap(line: TextLine, width: number): readonly TextLine[] {
  const lines: string[] = [];
  for (const word of line.text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth({...line, text: longer}) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((text) => ({...line, text}));
}

/** Lines of text without a box, their first line below `y`. */
export function textBlock(
  lines: readonly TextLine[],
  {
    x,
    y,
    width,
    middle = false,
  }: {readonly x: number; readonly y: number; readonly width: number; readonly middle?: boolean},
): Box {
  let at = y;
  const svg = lines
    .flatMap((line) => wrap(line, width))
    .map(({text, style}) => {
      const {size, leading} = STYLES[style];
      at += leading;
      const baseline = round(at - (leading - size * 0.72) / 2);
      return html`<text class="${style === 'code' ? 'mono' : style}" x="${round(middle ? x + width / 2 : x)}" y="${baseline}"${middle && html` text-anchor="middle"`}>${text}</text>`;
    });
  return {x, y, width, height: at - y, svg};
}

/**
 * A box around lines of text.
 * @param height minimum height; the text is centered vertically
 */
export function box(
  lines: readonly TextLine[],
  {
    kind = 'plain',
    height = 0,
    ...place
  }: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly kind?: BoxKind;
    readonly height?: number;
    readonly middle?: boolean;
  },
): Box {
  const inner = {...place, x: place.x + PADDING, width: place.width - 2 * PADDING};
  const natural = textBlock(lines, inner).height + 2 * PADDING - 4;
  const whole = Math.max(natural, height);
  const text = textBlock(lines, {...inner, y: place.y + PADDING - 2 + (whole - natural) / 2});
  const {x, y, width} = place;
  return {
    x,
    y,
    width,
    height: whole,
    svg: html`<rect class="${kind}" x="${x}" y="${round(y)}" width="${width}" height="${round(whole)}" rx="6"/>${text.svg}`,
  };
}

/** An arrow along points. */
export function arrow(points: readonly Point[]): Html {
  const [end, before] = [points.at(-1) ?? [0, 0], points.at(-2) ?? [0, 0]];
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const wing = (turn: number): string =>
    `${round(end[0] - 6 * Math.cos(angle + turn))} ${round(end[1] - 6 * Math.sin(angle + turn))}`;
  const line = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return html`<path d="M${line}M${wing(0.6)}L${round(end[0])} ${round(end[1])}L${wing(-0.6)}"/>`;
}

/** An arrow from the bottom of a box to the top of another. */
export function down(from: Box, to: Box): Html {
  const x = to.x + to.width / 2;
  return arrow([
    [x, from.y + from.height + 2],
    [x, to.y - 3],
  ]);
}

/** An arrow from a box to the one on its right. */
export function across(from: Box, to: Box): Html {
  const y = to.y + to.height / 2;
  return arrow([
    [from.x + from.width + 2, y],
    [to.x - 3, y],
  ]);
}

/** The bottom of the lowest box. */
export function bottomOf(boxes: readonly Box[]): number {
  return Math.max(0, ...boxes.map(({y, height}) => y + height));
}

/** Two decimals are more precise than a screen. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
