/**
 * The syntax lookup explains what the newest compiler knows. The lists come from the compiler: each text of the program
 * that could be a keyword or an operator is given to its own parser, and attributes and extensions are those that the
 * packages' sources use. The older versions' syntax doesn't grow any more.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inFolder} from '../../src/compilers/build/run';
import {compilerServiceOf} from '../../src/compilers/build/service';
import type {Toolchain} from '../../src/compilers/build/toolchain';
import {versionLines} from '../../src/config/versions';
import {readEntries} from '../../src/lookup/build/read';

const siteDir = path.resolve(__dirname, '../..');

/** What an entry of another name explains, by its id. */
const EXPLAINED_IN: Readonly<Record<string, string>> = {
  else: 'if-else',
  if: 'if-else',
  for: 'for',
  in: 'for',
  while: 'while',
  of: 'module-type-of',
  rec: 'let-rec',
  try: 'try-catch',
  '!=': 'structural-equality',
  '!==': 'physical-equality',
  '<=': 'comparison',
  '>': 'comparison',
  '>=': 'comparison',
  '=>': 'function',
};

/** What readers of the lookup don't need, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '.': 'access to a field or a module, which every page shows',
  ':': 'a type annotation, which every page shows',
  '=': 'a binding, which every page shows',
  '@internal': 'only read by the documentation of the libraries',
  '@apply.transforms': 'part of a migration in a deprecation of the libraries',
  '%insert.labelledArgument': 'part of a migration in a deprecation of the libraries',
  '%insert.unlabelledArgument': 'part of a migration in a deprecation of the libraries',
  '%replace.constructor': 'part of a migration in a deprecation of the libraries',
  '%replace.type': 'part of a migration in a deprecation of the libraries',
  '%todo_': 'part of a migration in a deprecation of the libraries',
};

/** Texts of a program that consist of such characters. */
const textsOf = (program: string, pattern: RegExp): readonly string[] => [
  ...new Set(readFileSync(program, 'latin1').match(pattern)),
];

/** Leaves out lines the parser reports until it reports none. @returns the formatted rest, and what was left out */
async function parse(bsc: string, candidates: readonly string[], lineOf: (candidate: string) => string) {
  const {run} = compilerServiceOf(siteDir);
  return inFolder(async (folder) => {
    const refused: string[] = [];
    let kept = candidates;
    for (;;) {
      await writeFile(path.join(folder, 'Probe.res'), kept.map((candidate) => `${lineOf(candidate)}\n`).join(''));
      const {code, stdout, stderr} = await run(bsc, ['-color', 'never', '-format', 'Probe.res'], folder);
      if (code === 0) return {formatted: stdout, refused};
      const reported = new Set(
        [...`${stdout}${stderr}`.matchAll(/Probe\.res:(\d+)/g)].map(([, line]) => Number(line) - 1),
      );
      if (reported.size === 0) throw new Error(`The parser of ${bsc} failed without naming a line: ${stderr}`);
      refused.push(...kept.filter((_, index) => reported.has(index)));
      kept = kept.filter((_, index) => !reported.has(index));
    }
  });
}

/** Words that can't be names. A second round clears those that were only reported because of the line before. */
async function keywordsOf({bsc}: Toolchain): Promise<readonly string[]> {
  const asName = (word: string): string => `let ${word} = 1`;
  const first = await parse(bsc, textsOf(bsc, /(?<!\w)[a-z]{2,12}(?!\w)/g), asName);
  return (await parse(bsc, first.refused.toReversed(), asName)).refused;
}

/** What the formatter keeps as one operator between two names. */
async function operatorsOf({bsc}: Toolchain): Promise<readonly string[]> {
  const texts = textsOf(bsc, /(?<=[\0-\x08])[!#%&*+\-./:<=>?^|~]{1,3}(?=[\0-\x08])/g);
  let rest: readonly string[] = texts.filter((text) => !/\/[/*]|\*\//.test(text));
  const found = new Set<string>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    const {formatted, refused} = await parse(bsc, rest, (operator) => `let f = (a, b) => {a ${operator} b}`);
    for (const [, operator] of formatted.matchAll(/\ba ?(\S+?) ?b\b/g))
      if (operator !== undefined && rest.includes(operator)) found.add(operator);
    rest = refused.toReversed();
  }
  return [...found];
}

/** Attributes and extensions in the sources of a version's libraries. */
function attributesOf({runtime, libraries}: Toolchain): readonly string[] {
  const folders = [path.join(runtime, 'lib/ocaml'), ...libraries.map(({source}) => source)];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.resi?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const code = files.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\/\/.*|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g, ''),
  );
  return [...new Set(code.flatMap((text) => text.match(/(?<![\w@%])(?:@|%)[a-z][\w.]*/gi) ?? []))];
}

const service = compilerServiceOf(siteDir);
const toolchain = service.toolchain(versionLines.default.next.compiler);
const kinds = {
  keyword: {find: keywordsOf, some: ['let', 'switch', 'constraint', 'await']},
  operator: {find: operatorsOf, some: ['->', '&&&', '**', '===']},
  'attribute and extension of the libraries': {find: attributesOf, some: ['@send', '@notUndefined', '@throws']},
};
const known: string[] = [];
let written: ReadonlySet<string>;
let ids: ReadonlySet<string>;

beforeAll(async () => {
  const entries = (await readEntries(path.join(siteDir, 'syntax-lookup'))).map(({entry}) => entry);
  ids = new Set(entries.map(({id}) => id));
  written = new Set(entries.map(({syntax}) => syntax));
});

const isExplained = (text: string): boolean => written.has(text) || ids.has(EXPLAINED_IN[text] ?? '');

test.each(Object.entries(kinds))('every %s is explained', async (_, {find, some}) => {
  const found = await find(toolchain);
  known.push(...found);
  expect(found).toEqual(expect.arrayContaining(some));
  expect(found.filter((text) => !isExplained(text) && LEFT_OUT[text] === undefined)).toEqual([]);
});

test('what is left out or explained elsewhere is known to the compiler, and has no entry of its own', () => {
  const listed = [...Object.keys(EXPLAINED_IN), ...Object.keys(LEFT_OUT)];
  expect(listed.filter((text) => !known.includes(text) || written.has(text))).toEqual([]);
});
