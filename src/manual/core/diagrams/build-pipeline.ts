/** From source to JavaScript, file by file, and what determines the order. */
import type {Words} from '../../../kit/core/built-component/built-component';
import {bottomOf, type Box, type Diagram, type Sheet} from './svg';

export const BUILD_PIPELINE_LABELS = {
  title: {
    message: 'From source file to JavaScript file',
    description: 'Title of the diagram of the build, for screen readers',
  },
  desc: {
    message:
      'Each source file becomes one JavaScript file in three steps. Bread.res is parsed into a syntax tree, Bread.ast; the tree is type-checked, which produces its types, Bread.cmi; then Bread.js is written. Shop.res goes through the same steps next to it. The syntax tree of Shop mentions Bread, so the types of Bread come first, and Shop is checked against them.',
    description: 'The diagram of the build in words, for screen readers',
  },
  source: {message: 'Source', description: 'Stage of the build'},
  sourceNote: {message: 'One file is one module.', description: 'Note on the stage Source'},
  tree: {message: 'Syntax tree', description: 'Stage of the build'},
  treeNote: {
    message: 'Shows which modules a file uses. Shop uses Bread, so Bread comes first.',
    description: 'Note on the stage Syntax tree',
  },
  types: {message: 'Types', description: 'Stage of the build'},
  typesNote: {
    message: 'Shop is checked against the types of Bread. A type error stops here.',
    description: 'Note on the stage Types',
  },
  output: {message: 'JavaScript', description: 'Stage of the build'},
  outputNote: {message: 'One file for each source file.', description: 'Note on the stage JavaScript'},
} as const;

const MODULES = ['Bread', 'Shop'] as const;
const BOX_WIDTH = 118;

/** Its name, a note, and the ending of its files. */
type Stage = readonly [name: string, note: string, ending: string];

export function buildPipeline(words: Words<typeof BUILD_PIPELINE_LABELS>): Diagram {
  const stages: readonly Stage[] = [
    [words.source, words.sourceNote, 'res'],
    [words.tree, words.treeNote, 'ast'],
    [words.types, words.typesNote, 'cmi'],
    [words.output, words.outputNote, 'js'],
  ];
  return {
    id: 'build-pipeline',
    title: words.title,
    description: words.desc,
    draw: (sheet) => (sheet.wide ? drawWide : drawNarrow)(sheet, stages),
  };
}

/** Stages side by side, with a row for each module. */
function drawWide(sheet: Sheet, stages: readonly Stage[]): number {
  let before: readonly Box[] = [];
  const notes = stages.map(([name, note, ending], index) => {
    const x = (index * (sheet.width - BOX_WIDTH)) / 3;
    sheet.text([['strong', name]], {x, y: 0, width: BOX_WIDTH, middle: true});
    const boxes = drawFiles(sheet, ending, (row) => ({x, y: 28 + row * 72}));
    before.forEach((from, row) => sheet.across(from, boxes[row] ?? from));
    if (ending === 'cmi') sheet.down(...boxes);
    before = boxes;
    return sheet.text([['aside', note]], {x, y: 148, width: BOX_WIDTH + 22});
  });
  return bottomOf(...notes);
}

/** Stages stacked, with the modules side by side. */
function drawNarrow(sheet: Sheet, stages: readonly Stage[]): number {
  const {width} = sheet;
  let above: readonly Box[] = [];
  let bottom = -26;
  for (const [name, note, ending] of stages) {
    const boxes = drawFiles(sheet, ending, (column) => ({x: column * (width - BOX_WIDTH), y: bottom + 26}));
    above.forEach((from, column) => sheet.down(from, boxes[column] ?? from));
    const lines = [
      ['strong', name],
      ['aside', note],
    ] as const;
    bottom = bottomOf(sheet.text(lines, {x: 0, y: bottomOf(...boxes) + 4, width}));
    if (ending === 'cmi') sheet.across(...boxes);
    above = boxes.map((box) => ({...box, y: bottom + 2, height: 0}));
  }
  return bottom;
}

function drawFiles(
  sheet: Sheet,
  ending: string,
  placeOf: (index: number) => {readonly x: number; readonly y: number},
): readonly [Box, Box] {
  const [first, second] = MODULES;
  const draw = (module: string, index: number): Box =>
    sheet.box(
      [['code', `${module}.${ending}`]],
      {...placeOf(index), width: BOX_WIDTH, middle: true},
      {kind: ending === 'js' ? 'result' : 'plain'},
    );
  return [draw(first, 0), draw(second, 1)];
}
