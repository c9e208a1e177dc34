/** What variant constructors compile to, since v11. A test compiles the rows. */
import {fill, type Words} from '../../../kit/core/built-component/built-component';
import {bottomOf, type Diagram} from './svg';

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

/** The kind, its attribute, the constructor, and its value in JavaScript. */
type VariantRow = {
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

/** Stacked rows; in a narrow column, the JavaScript is below the constructor. */
export function variantOutput(words: VariantWords): Diagram {
  const name = ({kind, attribute = ''}: VariantRow): string => fill(words[kind], {attribute});
  return {
    id: 'variant-output',
    title: words.title,
    description: VARIANT_ROWS.map((row) => fill(words.becomes, {...row, kind: name(row)})).join(' '),
    draw(sheet) {
      const {wide, width} = sheet;
      const gap = wide ? 10 : 16;
      let bottom = -gap;
      for (const row of VARIANT_ROWS) {
        const head = sheet.text([['aside', name(row)]], {x: 2, y: bottom + gap, width});
        const from = sheet.box([['code', row.code]], {x: 0, y: bottomOf(head) + 3, width: wide ? 270 : width});
        const place = wide ? {x: width - 310, y: from.y, width: 310} : {x: 0, y: bottomOf(from) + 16, width};
        const to = sheet.box([['code', row.js]], place, {kind: 'result'});
        sheet[wide ? 'across' : 'down'](from, to);
        bottom = bottomOf(to);
      }
      return bottom + 1;
    },
  };
}
