/** Generates SVG as text: boxes of text that know their height before they're drawn, and arrows between them. */
import {html, type Html} from '../../../kit/core/html';

type TextStyle = 'strong' | 'text' | 'aside' | 'code';

/** A line of text as its author wrote it. It wraps at the edge of the box. */
export type TextLine = readonly [style: TextStyle, text: string];

/** Where a box starts, and how wide it is. All measures are CSS pixels: diagrams are shown at their natural size. */
export type Place = {readonly x: number; readonly y: number; readonly width: number; readonly middle?: boolean};

export type Box = Place & {readonly height: number};

type Look = {
  /** Neutral unless given, final result, success, error. */
  readonly kind?: 'plain' | 'result' | 'good' | 'bad';
  /** Minimum height; the text is centered vertically. */
  readonly height?: number;
};

/** Font sizes, line heights and character widths: exact for code, a generous average for text. */
const STYLES: Readonly<Record<TextStyle, {readonly size: number; readonly leading: number; readonly advance: number}>> =
  {
    strong: {size: 14, leading: 20, advance: 0.56},
    text: {size: 13, leading: 18, advance: 0.52},
    aside: {size: 12, leading: 17, advance: 0.52},
    code: {size: 12.5, leading: 19, advance: 0.6},
  };

const PADDING = 10;

/** How far the wings of an arrowhead are from its point, along the arrow and across it. */
const WING = {along: 6 * Math.cos(0.6), across: 6 * Math.sin(0.6)};

/** The width of a text in a style. */
export function textWidth([style, text]: TextLine): number {
  const {size, advance} = STYLES[style];
  return [...text].length * size * advance;
}

/** Wraps a text at spaces so that lines aren't wider than `width`. A longer word isn't broken. */
export function wrap([style, text]: TextLine, width: number): readonly TextLine[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth([style, longer]) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => [style, line]);
}

/** The height of a box around wrapped lines. */
export function boxHeight(lines: readonly TextLine[], width: number): number {
  return textHeight(lines, width - 2 * PADDING) + 2 * PADDING - 4;
}

function textHeight(lines: readonly TextLine[], width: number): number {
  return lines.reduce((height, line) => height + wrap(line, width).length * STYLES[line[0]].leading, 0);
}

/** The bottom of the lowest box. */
export function bottomOf(...boxes: readonly Box[]): number {
  return Math.max(0, ...boxes.map(({y, height}) => y + height));
}

/** Draws from top to bottom. */
export class Sheet {
  readonly #parts: Html[] = [];

  /** @param wide whether the drawing is for a wide column */
  constructor(
    readonly width: number,
    readonly wide: boolean,
  ) {}

  get svg(): readonly Html[] {
    return this.#parts;
  }

  /** Draws lines of text without a box, the first one below `y`, centered if `middle` is set. */
  text(lines: readonly TextLine[], {x, y, width, middle = false}: Place): Box {
    let at = y;
    for (const [style, text] of lines.flatMap((line) => wrap(line, width))) {
      const {size, leading} = STYLES[style];
      at += leading;
      const baseline = round(at - (leading - size * 0.72) / 2);
      this.#parts.push(
        html`<text class="${style === 'code' ? 'mono' : style}" x="${round(middle ? x + width / 2 : x)}" y="${baseline}"${middle && html` text-anchor="middle"`}>${text}</text>`,
      );
    }
    return {x, y, width, height: at - y};
  }

  box(lines: readonly TextLine[], place: Place, {kind = 'plain', height = 0}: Look = {}): Box {
    const {x, y, width} = place;
    const natural = boxHeight(lines, width);
    const whole = Math.max(natural, height);
    this.#parts.push(
      html`<rect class="${kind}" x="${x}" y="${round(y)}" width="${width}" height="${round(whole)}" rx="6"/>`,
    );
    this.text(lines, {
      ...place,
      x: x + PADDING,
      y: y + PADDING - 2 + (whole - natural) / 2,
      width: width - 2 * PADDING,
    });
    return {x, y, width, height: whole};
  }

  /** Draws an arrow from the bottom of a box to the top of another. */
  down(from: Box, to: Box): void {
    const [x, end] = [to.x + to.width / 2, to.y - 3];
    const back = end - WING.along;
    this.#arrow([x, bottomOf(from) + 2], [x, end], [x + WING.across, back], [x - WING.across, back]);
  }

  /** Draws an arrow from a box to the one on its right. */
  across(from: Box, to: Box): void {
    const [end, y] = [to.x - 3, to.y + to.height / 2];
    const back = end - WING.along;
    this.#arrow([from.x + from.width + 2, y], [end, y], [back, y - WING.across], [back, y + WING.across]);
  }

  #arrow(...points: readonly (readonly [x: number, y: number])[]): void {
    const [start, end, ...wings] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
    this.#parts.push(html`<path d="M${start}L${end}M${wings[0]}L${end}L${wings[1]}"/>`);
  }
}

/** Two decimals are more precise than a screen. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The widths they're designed for, in CSS pixels. `src/manual/ui/diagrams.css` shows the one that fits. */
const LAYOUT_WIDTHS = {wide: 620, narrow: 288} as const;

export type Diagram = {
  /** The prefix of its ids. */
  readonly id: string;
  readonly title: string;
  /** Its content in words, for screen readers. */
  readonly description: string;
  /** Draws it, and returns its height. */
  readonly draw: (sheet: Sheet) => number;
};

/** The diagram as static HTML, twice: for wide columns and for narrow ones. */
export function renderDiagram({id, title, description, draw}: Diagram): Html {
  const drawn = Object.entries(LAYOUT_WIDTHS).map(([layout, width]) => {
    const sheet = new Sheet(width, layout === 'wide');
    const height = Math.ceil(draw(sheet));
    const own = `${id}-${layout}`;
    return [
      html`<svg class="${layout}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
      html` role="img" aria-labelledby="${own}-title" aria-describedby="${own}-desc">`,
      html`<title id="${own}-title">${title}</title><desc id="${own}-desc">${description}</desc>${sheet.svg}</svg>`,
    ];
  });
  return html`<figure class="diagram">${drawn}</figure>`;
}
