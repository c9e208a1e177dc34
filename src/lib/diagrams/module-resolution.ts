/** Where the compiler looks for a module by name, and in which order. `tests/unit` verifies it with the build tool. */
import {fill, type Words} from '../built-component/built-component';
import type {HtmlValue} from '../html/html';
import {LAYOUT_WIDTHS, type Diagram, type Drawing, type Layout} from './diagram';
import {across, bottomOf, box, down, textBlock, type Box, type TextLine} from './svg';

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

/** What the compiler says if the module doesn't exist. */
export const NOT_FOUND = "The module or file Price can't be found";

type Place = {readonly name: string; readonly how: string; readonly note?: string; readonly example: string};

/** How a version resolves modules. */
export type ResolutionRules = {
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
  const steps = places.map(({name, how, note, example}, index) =>
    [
      fill(words.step, {number: String(index + 1), place: name, how, example}),
      ...(note === undefined ? [] : [`${note}.`]),
    ].join(' '),
  );
  return {
    id: 'module-resolution',
    title: words.title,
    description: [words.start, ...steps, fill(words.end, {error: NOT_FOUND})].join(' '),
    draw: (layout) => draw(layout, places, words),
  };
}

/** The places stacked, with their examples next to or inside them. */
function draw(layout: Layout, places: readonly Place[], words: ResolutionWords): Drawing {
  const whole = LAYOUT_WIDTHS[layout];
  const wide = layout === 'wide';
  const width = wide ? 330 : whole;
  const parts: HtmlValue[] = [];
  let above = box(
    [
      {style: 'code', text: 'Price.format(total)'},
      {style: 'aside', text: words.inFile},
    ],
    {x: 0, y: 0, width},
  );
  parts.push(above.svg);
  for (const [index, place] of places.entries()) {
    const at = {x: 0, y: bottomOf([above]) + (index === 0 ? 24 : 32), width};
    const current = placeBox(place, index + 1, wide ? [] : [{style: 'code', text: place.example}], at);
    parts.push(current.svg, down(above, current), index === 0 ? '' : label(words.notThere, above, width));
    if (wide) parts.push(example(place.example, current, words.found));
    above = current;
  }
  const end = box([{style: 'text', text: NOT_FOUND}], {x: 0, y: bottomOf([above]) + 32, width, kind: 'bad'});
  parts.push(end.svg, down(above, end), label(words.notThere, above, width));
  return {height: bottomOf([end]) + 1, svg: parts};
}

function placeBox(
  {name, how, note}: Place,
  number: number,
  more: readonly TextLine[],
  at: {readonly x: number; readonly y: number; readonly width: number},
): Box {
  return box(
    [
      {style: 'strong', text: `${number}  ${name}`},
      {style: 'text', text: how},
      ...(note === undefined ? [] : [{style: 'aside', text: note} as const]),
      ...more,
    ],
    at,
  );
}

/** Next to the arrow that leaves a box. */
function label(text: string, from: Box, width: number): HtmlValue {
  return textBlock([{style: 'aside', text}], {x: width / 2 + 10, y: bottomOf([from]) + 6, width}).svg;
}

function example(text: string, from: Box, found: string): HtmlValue {
  const width = 210;
  const natural = box([{style: 'code', text}], {x: 0, y: 0, width});
  const to = box([{style: 'code', text}], {
    x: LAYOUT_WIDTHS.wide - width,
    y: from.y + (from.height - natural.height) / 2,
    width,
    kind: 'result',
  });
  const told = textBlock([{style: 'aside', text: found}], {
    x: from.x + from.width,
    y: to.y + to.height / 2 - 20,
    width: to.x - from.width,
    middle: true,
  });
  return [to.svg, across(from, to), told.svg];
}
