/** From source files to JavaScript files, one to one, and what determines the order. */
import type {Words} from '../built-component/built-component';
import type {HtmlValue} from '../html/html';
import {LAYOUT_WIDTHS, type Diagram, type Drawing} from './diagram';
import {across, bottomOf, box, down, textBlock, type Box} from './svg';

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

type PipelineWords = Words<typeof BUILD_PIPELINE_LABELS>;

const MODULES = ['Bread', 'Shop'] as const;
const BOX_WIDTH = 118;

/** The stages with their notes and the ending of their files. */
const stages = (words: PipelineWords) =>
  [
    {name: words.source, note: words.sourceNote, ending: 'res'},
    {name: words.tree, note: words.treeNote, ending: 'ast'},
    {name: words.types, note: words.typesNote, ending: 'cmi'},
    {name: words.output, note: words.outputNote, ending: 'js'},
  ] as const;

/** The stage where one module uses the other's result. */
const SHARED = 2;

export function buildPipeline(words: PipelineWords): Diagram {
  return {
    id: 'build-pipeline',
    title: words.title,
    description: words.desc,
    draw: (layout) => (layout === 'wide' ? drawWide(words) : drawNarrow(words)),
  };
}

/** Stages side by side, with a row for each module. */
function drawWide(words: PipelineWords): Drawing {
  const step = (LAYOUT_WIDTHS.wide - BOX_WIDTH) / 3;
  const columns = stages(words).map(({name, note, ending}, index) => {
    const x = index * step;
    const head = textBlock([{style: 'strong', text: name}], {x, y: 0, width: BOX_WIDTH, middle: true});
    const boxes = MODULES.map((module, row) => file(module, ending, x, 28 + row * 72));
    const notes = textBlock([{style: 'aside', text: note}], {x, y: 148, width: BOX_WIDTH + 22});
    return {boxes, head, notes};
  });
  const rows = MODULES.map((_, row) => columns.flatMap(({boxes}) => boxes[row] ?? []));
  const arrows = rows.flatMap((boxes) => boxes.slice(1).map((to, index) => across(boxes[index] ?? to, to)));
  const [from, to] = columns[SHARED]?.boxes ?? [];
  return {
    height: bottomOf(columns.map(({notes}) => notes)),
    svg: [
      ...columns.flatMap(({head, boxes, notes}) => [head, ...boxes, notes]).map(({svg}) => svg),
      ...arrows,
      from && to ? down(from, to) : '',
    ],
  };
}

/** Stages stacked, with the modules side by side. */
function drawNarrow(words: PipelineWords): Drawing {
  const {narrow} = LAYOUT_WIDTHS;
  const parts: HtmlValue[] = [];
  let y = 0;
  let above: readonly Box[] = [];
  for (const [index, {name, note, ending}] of stages(words).entries()) {
    const boxes = MODULES.map((module, column) => file(module, ending, column * (narrow - BOX_WIDTH), y));
    const [first, second] = boxes;
    const told = textBlock(
      [
        {style: 'strong', text: name},
        {style: 'aside', text: note},
      ],
      {x: 0, y: bottomOf(boxes) + 4, width: narrow},
    );
    parts.push(
      ...boxes.map(({svg}) => svg),
      ...above.map((from, column) => down(from, boxes[column] ?? from)),
      told.svg,
    );
    if (index === SHARED && first && second) parts.push(across(first, second));
    above = boxes.map((one) => ({...one, y: told.y + told.height + 2, height: 0}));
    y = told.y + told.height + 26;
  }
  return {height: y - 26, svg: parts};
}

function file(module: string, ending: string, x: number, y: number): Box {
  return box([{style: 'code', text: `${module}.${ending}`}], {
    x,
    y,
    width: BOX_WIDTH,
    kind: ending === 'js' ? 'result' : 'plain',
    middle: true,
  });
}
