/** Why some polymorphic values aren't generalized. `tests/unit` gets the types from the compilers. */
import type {Words} from '../built-component/built-component';
import {LAYOUT_WIDTHS, type Diagram, type Drawing, type Layout} from './diagram';
import {bottomOf, box, down, textBlock, type Box, type BoxKind, type TextLine} from './svg';

export const VALUE_RESTRICTION_LABELS = {
  title: {
    message: 'Which values keep an open type',
    description: 'Title of the diagram of the value restriction, for screen readers',
  },
  desc: {
    message:
      "Two ways. A value that never changes, let none = None, has the type option<'a> with 'a open: one use takes it as option<int>, another as option<string>. A cell that can change, let slot = ref(None), has the type ref<option<'_weak1>>, a single type that is not known yet: the first use, slot := Some(1), makes it ref<option<int>> for good, and if nothing uses it, the compiler stops because the type can't be generalized. If it were open, one use could put in an int where another takes out a string.",
    description: 'The diagram of the value restriction in words, for screen readers',
  },
  fixed: {message: 'A value that never changes', description: 'Head of one half of the diagram'},
  fixedNote: {message: 'A function, a constant, data without mutable parts', description: 'What is meant by it'},
  cell: {message: 'A cell that can change', description: 'Head of the other half of the diagram'},
  cellNote: {
    message: 'A ref, an array, a mutable field, or a call that may return one',
    description: 'What is meant by it',
  },
  open: {message: "'a is open: each use chooses", description: 'Below the type with the open variable'},
  weak: {message: 'One type for all uses, not known yet', description: 'Below the type with the weak variable'},
  oneUse: {message: 'One use', description: 'A use of a value'},
  anotherUse: {message: 'Another use', description: 'A use of a value'},
  firstUse: {message: 'The first use decides', description: 'A use of a value'},
  noUse: {message: 'No use', description: 'A value that is not used'},
  error: {message: "Error: it can't be generalized", description: 'What the compiler says about it'},
  why: {
    message: 'If the cell were open too, one use could put in an int where another takes out a string.',
    description: 'The reason, below the diagram',
  },
} as const;

type RestrictionWords = Words<typeof VALUE_RESTRICTION_LABELS>;

/** The diagram's claims about types: a program, the name of a value in it, and the value's type. */
export const RESTRICTION_FACTS = {
  open: {program: 'let none = None', name: 'none', type: "option<'a>"},
  weak: {program: 'let slot = ref(None)', name: 'slot', type: "ref<option<'_weak1>>"},
  decided: {program: 'let slot = ref(None)\nslot := Some(1)', name: 'slot', type: 'ref<option<int>>'},
} as const;

type Half = {
  readonly head: string;
  readonly note: string;
  readonly program: string;
  readonly type: string;
  readonly told: string;
  readonly ends: readonly {readonly kind: BoxKind; readonly lines: readonly TextLine[]}[];
};

export function valueRestriction(words: RestrictionWords): Diagram {
  return {id: 'value-restriction', title: words.title, description: words.desc, draw: (layout) => draw(layout, words)};
}

/** The halves side by side, or stacked in a narrow column. */
function draw(layout: Layout, words: RestrictionWords): Drawing {
  const whole = LAYOUT_WIDTHS[layout];
  const wide = layout === 'wide';
  const width = wide ? (whole - 28) / 2 : whole;
  const halves = halvesOf(words);
  const drawn: Box[] = [];
  for (const half of halves) {
    const place = wide
      ? {x: drawn.length * (width + 28), y: 0}
      : {x: 0, y: drawn.length === 0 ? 0 : bottomOf(drawn) + 32};
    drawn.push(drawHalf(half, {...place, width}));
  }
  const why = textBlock([{style: 'aside', text: words.why}], {
    x: 0,
    y: bottomOf(drawn) + 12,
    width: whole,
    middle: wide,
  });
  return {height: bottomOf([why]) + 2, svg: [...drawn, why].map(({svg}) => svg)};
}

function halvesOf(words: RestrictionWords): readonly Half[] {
  const {open, weak, decided} = RESTRICTION_FACTS;
  const aside = (text: string): TextLine => ({style: 'aside', text});
  const code = (text: string): TextLine => ({style: 'code', text});
  return [
    {
      head: words.fixed,
      note: words.fixedNote,
      ...open,
      told: words.open,
      ends: [
        {kind: 'good', lines: [aside(words.oneUse), code('option<int>')]},
        {kind: 'good', lines: [aside(words.anotherUse), code('option<string>')]},
      ],
    },
    {
      head: words.cell,
      note: words.cellNote,
      ...weak,
      told: words.weak,
      ends: [
        {
          kind: 'good',
          lines: [aside(words.firstUse), code(decided.program.split('\n').at(-1) ?? ''), code(decided.type)],
        },
        {kind: 'bad', lines: [aside(words.noUse), {style: 'text', text: words.error}]},
      ],
    },
  ];
}

function drawHalf(
  {head, note, program, type, told, ends}: Half,
  {x, y, width}: {readonly x: number; readonly y: number; readonly width: number},
): Box {
  const top = textBlock(
    [
      {style: 'strong', text: head},
      {style: 'aside', text: note},
    ],
    {x, y, width},
  );
  const source = box([{style: 'code', text: program}], {x, y: y + 62, width});
  const typed = box(
    [
      {style: 'code', text: type},
      {style: 'aside', text: told},
    ],
    {x, y: bottomOf([source]) + 26, width},
  );
  const endWidth = (width - 8) / 2;
  const at = (index: number): {readonly x: number; readonly y: number; readonly width: number} => ({
    x: x + index * (endWidth + 8),
    y: bottomOf([typed]) + 26,
    width: endWidth,
  });
  const natural = ends.map(({lines}, index) => box(lines, at(index)));
  const height = Math.max(...natural.map((end) => end.height));
  const last = ends.map(({lines, kind}, index) => box(lines, {...at(index), kind, height}));
  const arrows = [down(source, typed), ...last.map((end) => down(typed, end))];
  return {
    x,
    y,
    width,
    height: bottomOf(last) - y,
    svg: [...[top, source, typed, ...last].map(({svg}) => svg), ...arrows],
  };
}
