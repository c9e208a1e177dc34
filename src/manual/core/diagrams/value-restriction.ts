/** Why some polymorphic values aren't generalized. A test gets the types from the compilers. */
import type {Words} from '../../../kit/core/built-component/built-component';
import {bottomOf, boxHeight, type Box, type Diagram, type Place, type Sheet, type TextLine} from './svg';

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

/** The diagram's claims: a program, a name in it, and its type. */
export const RESTRICTION_FACTS = {
  open: {program: 'let none = None', name: 'none', type: "option<'a>"},
  weak: {program: 'let slot = ref(None)', name: 'slot', type: "ref<option<'_weak1>>"},
  decided: {program: 'let slot = ref(None)\nslot := Some(1)', name: 'slot', type: 'ref<option<int>>'},
} as const;

/** Its head, a program, its type, and boxes at the end: uses that work, and the error. */
type Half = {
  readonly head: readonly TextLine[];
  readonly program: string;
  readonly type: readonly TextLine[];
  readonly ends: readonly (readonly [kind: 'good' | 'bad', ...lines: readonly TextLine[]])[];
};

/** The halves side by side, or stacked in a narrow column. */
export function valueRestriction(words: Words<typeof VALUE_RESTRICTION_LABELS>): Diagram {
  const {open, weak, decided} = RESTRICTION_FACTS;
  const fixed: Half = {
    head: [
      ['strong', words.fixed],
      ['aside', words.fixedNote],
    ],
    program: open.program,
    type: [
      ['code', open.type],
      ['aside', words.open],
    ],
    ends: [
      ['good', ['aside', words.oneUse], ['code', 'option<int>']],
      ['good', ['aside', words.anotherUse], ['code', 'option<string>']],
    ],
  };
  const cell: Half = {
    head: [
      ['strong', words.cell],
      ['aside', words.cellNote],
    ],
    program: weak.program,
    type: [
      ['code', weak.type],
      ['aside', words.weak],
    ],
    ends: [
      ['good', ['aside', words.firstUse], ['code', decided.program.split('\n').at(-1) ?? ''], ['code', decided.type]],
      ['bad', ['aside', words.noUse], ['text', words.error]],
    ],
  };
  return {
    id: 'value-restriction',
    title: words.title,
    description: words.desc,
    draw(sheet) {
      const {wide, width: whole} = sheet;
      const width = wide ? (whole - 28) / 2 : whole;
      const first = drawHalf(sheet, fixed, {x: 0, y: 0, width});
      const second = drawHalf(sheet, cell, wide ? {x: width + 28, y: 0, width} : {x: 0, y: first + 32, width});
      const place = {x: 0, y: Math.max(first, second) + 12, width: whole, middle: wide};
      return bottomOf(sheet.text([['aside', words.why]], place)) + 2;
    },
  };
}

/** Returns the bottom. */
function drawHalf(sheet: Sheet, {head, program, type, ends}: Half, {x, y, width}: Place): number {
  sheet.text(head, {x, y, width});
  const source = sheet.box([['code', program]], {x, y: y + 62, width});
  const typed = sheet.box(type, {x, y: bottomOf(source) + 26, width});
  sheet.down(source, typed);
  const endWidth = (width - 8) / 2;
  const height = Math.max(...ends.map(([, ...lines]) => boxHeight(lines, endWidth)));
  const last = ends.map(([kind, ...lines], index): Box => {
    const place = {x: x + index * (endWidth + 8), y: bottomOf(typed) + 26, width: endWidth};
    return sheet.box(lines, place, {kind, height});
  });
  for (const end of last) sheet.down(typed, end);
  return bottomOf(...last);
}
