/** What each kind of variant constructor compiles to, since v11. `tests/unit` compiles the rows. */
import {fill, type Words} from '../built-component/built-component';
import type {HtmlValue} from '../html/html';
import {LAYOUT_WIDTHS, type Diagram, type Drawing, type Layout} from './diagram';
import {across, bottomOf, box, down, textBlock, type Box} from './svg';

export const VARIANT_OUTPUT_LABELS = {
  title: {
    message: 'What variant constructors compile to',
    description: 'Title of a diagram, for screen readers',
  },
  becomes: {
    message: '{kind}: {code} becomes {js}.',
    description: 'One row of the diagram in words, for screen readers',
  },
  constant: {message: 'No payload', description: 'Kind of variant constructor'},
  renamed: {message: 'No payload, with {attribute}', description: 'Kind of variant constructor'},
  single: {message: 'One value', description: 'Kind of variant constructor'},
  several: {message: 'Several values', description: 'Kind of variant constructor'},
  record: {message: 'Named fields', description: 'Kind of variant constructor'},
  tagged: {message: 'Type with {attribute}', description: 'Kind of variant type'},
  unboxed: {message: 'Type with {attribute}', description: 'Kind of variant type'},
} as const;

type VariantWords = Words<typeof VARIANT_OUTPUT_LABELS>;

/** A row: the kind, the attribute behind it (if any), the constructor in source code, and its value in JavaScript. */
export type VariantRow = {
  readonly kind: Exclude<keyof VariantWords, 'title' | 'becomes'>;
  readonly attribute?: string;
  readonly code: string;
  readonly js: string;
};

export const VARIANT_ROWS: readonly VariantRow[] = [
  {kind: 'constant', code: 'Point', js: '"Point"'},
  {kind: 'renamed', attribute: '@as("none")', code: 'Empty', js: '"none"'},
  {kind: 'single', code: 'Circle(2.5)', js: '{TAG: "Circle", _0: 2.5}'},
  {kind: 'several', code: 'Line(1.5, 3.5)', js: '{TAG: "Line", _0: 1.5, _1: 3.5}'},
  {kind: 'record', code: 'Box({w: 1.5, h: 2.5})', js: '{TAG: "Box", w: 1.5, h: 2.5}'},
  {kind: 'tagged', attribute: '@tag("kind")', code: 'Dog("Rex")', js: '{kind: "Dog", _0: "Rex"}'},
  {kind: 'unboxed', attribute: '@unboxed', code: 'Text("hello")', js: '"hello"'},
];

export function variantOutput(words: VariantWords): Diagram {
  const name = ({kind, attribute = ''}: VariantRow): string => fill(words[kind], {attribute});
  return {
    id: 'variant-output',
    title: words.title,
    description: VARIANT_ROWS.map((row) => fill(words.becomes, {kind: name(row), code: row.code, js: row.js})).join(
      ' ',
    ),
    draw: (layout) => draw(layout, name),
  };
}

/** Stacked rows; in a narrow column, the JavaScript is below the constructor. */
function draw(layout: Layout, name: (row: VariantRow) => string): Drawing {
  const width = LAYOUT_WIDTHS[layout];
  const wide = layout === 'wide';
  const parts: HtmlValue[] = [];
  let y = 0;
  for (const row of VARIANT_ROWS) {
    const head = textBlock([{style: 'aside', text: name(row)}], {x: 2, y, width});
    const from = codeBox(row.code, {x: 0, y: head.height + y + 3, width: wide ? 270 : width});
    const to = wide
      ? codeBox(row.js, {x: width - 310, y: from.y, width: 310, kind: 'result'})
      : codeBox(row.js, {x: 0, y: from.y + from.height + 16, width, kind: 'result'});
    parts.push(head.svg, from.svg, to.svg, wide ? across(from, to) : down(from, to));
    y = bottomOf([to]) + (wide ? 10 : 16);
  }
  return {height: y - (wide ? 10 : 16) + 1, svg: parts};
}

function codeBox(
  text: string,
  place: {readonly x: number; readonly y: number; readonly width: number; readonly kind?: 'result'},
): Box {
  return box([{style: 'code', text}], place);
}
