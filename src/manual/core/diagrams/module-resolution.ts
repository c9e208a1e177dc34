/** Where the compiler looks for a module, and in which order. A test verifies it. */
import {fill, type Words} from '../../../kit/core/built-component/built-component';
import {bottomOf, boxHeight, type Box, type Diagram, type Sheet, type TextLine} from './svg';

export const MODULE_RESOLUTION_LABELS = {
  title: {message: 'How a module name is found', description: 'Title of a diagram, for screen readers'},
  start: {
    message:
      'Price.format in the file Cart.res: the compiler looks for Price in these places and uses the first one it finds.',
    description: 'First sentence of the diagram in words, for screen readers',
  },
  step: {
    message: '{number}. {place}: {how} For example {example}.',
    description: 'One place of the diagram in words, for screen readers',
  },
  end: {
    message: 'Otherwise it stops: {error}.',
    description: 'Last sentence of the diagram in words, for screen readers',
  },
  inFile: {
    message: 'In Cart.res, which module is Price?',
    description: 'Above the diagram; Cart.res is a file, Price a module',
  },
  file: {message: 'This file', description: 'A place where modules are looked for'},
  fileHow: {
    message: 'A module above this line, or one an open brings in. The nearest wins.',
    description: 'How a module is found there',
  },
  everywhere: {message: 'Open in every file', description: 'A place where modules are looked for'},
  everywhereStdlib: {
    message: 'The standard library, and modules opened by a compiler flag.',
    description: 'How a module is found there (v12 on)',
  },
  everywhereFlags: {
    message: 'Modules opened by a compiler flag, such as the standard library.',
    description: 'How a module is found there (v11)',
  },
  anyFile: {message: 'A file', description: 'A place where modules are looked for (v12 on)'},
  anyFileHow: {
    message: 'In this package or a dependency, in any folder. Two with the same name are an error.',
    description: 'How a module is found there',
  },
  namespace: {
    message: 'In a dependency with a namespace: {example}',
    description: 'Note on that place; the example is a module name',
  },
  package: {message: 'A file of this package', description: 'A place where modules are looked for (v11)'},
  packageHow: {
    message: 'In any folder. Two with the same name are an error.',
    description: 'How a module is found there',
  },
  dependency: {message: 'A file of a dependency', description: 'A place where modules are looked for (v11)'},
  dependencyHow: {message: 'In any folder.', description: 'How a module is found there'},
  notThere: {message: 'not found', description: 'Next to the arrow to the next place'},
  found: {message: 'found', description: 'Above the arrow to an example'},
} as const;

type ResolutionWords = Words<typeof MODULE_RESOLUTION_LABELS>;

export const NOT_FOUND = "The module or file Price can't be found";

type Place = {readonly name: string; readonly how: string; readonly note?: string; readonly example: string};

type ResolutionRules = {
  /** Whether the compiler opens the standard library by itself; otherwise a flag does. */
  readonly opensStdlib: boolean;
  /** Whether files of the package and its dependencies may not share a name; otherwise the package's win. */
  readonly namesAreUnique: boolean;
};

function placesOf(words: ResolutionWords, {opensStdlib, namesAreUnique}: ResolutionRules): readonly Place[] {
  const note = fill(words.namespace, {example: 'Shop.Price'});
  const own = {name: words.package, how: words.packageHow, example: 'src/shop/Price.res'};
  const files = namesAreUnique
    ? [{...own, name: words.anyFile, how: words.anyFileHow, note}]
    : [own, {name: words.dependency, how: words.dependencyHow, note, example: 'shop/src/Price.res'}];
  return [
    {name: words.file, how: words.fileHow, example: 'module Price = {…}'},
    {
      name: words.everywhere,
      how: opensStdlib ? words.everywhereStdlib : words.everywhereFlags,
      example: opensStdlib ? '-open Shop' : '-open RescriptCore',
    },
    ...files,
  ];
}

export function moduleResolution(words: ResolutionWords, rules: ResolutionRules): Diagram {
  const places = placesOf(words, rules);
  const steps = places.flatMap(({name, how, note, example}, index) => [
    fill(words.step, {number: String(index + 1), place: name, how, example}),
    ...(note === undefined ? [] : [`${note}.`]),
  ]);
  return {
    id: 'module-resolution',
    title: words.title,
    description: [words.start, ...steps, fill(words.end, {error: NOT_FOUND})].join(' '),
    draw: (sheet) => draw(sheet, places, words),
  };
}

/** Stacked, with their examples next to or inside them. */
function draw(sheet: Sheet, places: readonly Place[], words: ResolutionWords): number {
  const {wide} = sheet;
  const width = wide ? 330 : sheet.width;
  const question: readonly TextLine[] = [
    ['code', 'Price.format(total)'],
    ['aside', words.inFile],
  ];
  /** Where the compiler looks next. */
  const next = (above: Box, lines: readonly TextLine[], isFirst: boolean, kind: 'plain' | 'bad' = 'plain'): Box => {
    const box = sheet.box(lines, {x: 0, y: bottomOf(above) + (isFirst ? 24 : 32), width}, {kind});
    sheet.down(above, box);
    if (!isFirst) sheet.text([['aside', words.notThere]], {x: width / 2 + 10, y: bottomOf(above) + 6, width});
    return box;
  };
  let above = sheet.box(question, {x: 0, y: 0, width});
  for (const [index, {name, how, note, example}] of places.entries()) {
    const lines: readonly TextLine[] = [
      ['strong', `${index + 1}  ${name}`],
      ['text', how],
      ...(note === undefined ? [] : [['aside', note] as const]),
      ...(wide ? [] : [['code', example] as const]),
    ];
    above = next(above, lines, index === 0);
    if (wide) drawExample(sheet, [['code', example]], above, words.found);
  }
  return bottomOf(next(above, [['text', NOT_FOUND]], false, 'bad')) + 1;
}

function drawExample(sheet: Sheet, lines: readonly TextLine[], from: Box, found: string): void {
  const width = 210;
  const x = sheet.width - width;
  const middle = from.y + from.height / 2;
  sheet.across(from, sheet.box(lines, {x, y: middle - boxHeight(lines, width) / 2, width}, {kind: 'result'}));
  const left = from.x + from.width;
  sheet.text([['aside', found]], {x: left, y: middle - 20, width: x - left, middle: true});
}
