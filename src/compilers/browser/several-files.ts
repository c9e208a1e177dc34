/** The parts of an engine that only programs with several files need. Loaded on demand by `with-files.ts`. */
import {translate} from '@docusaurus/Translate';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {groupModules} from '../../rescript/core/modules';
import type {Compilation, Formatted, PlaygroundEngine, Problem, Range, TypeHint} from '../core/engine';
import {fileOf, MAIN_FILE} from '../core/file-names';
import {orderFiles} from '../core/file-order';
import {problemAtStart} from '../core/problems';
import type {PlaygroundSettings} from '../core/settings';
import {lexRescript} from '../../rescript/core/syntax/rescript';

type Files = readonly SourceFile[];

/**
 * Compiles files, and says what is wrong with the files as a whole. In bundles, a file with the name of a library's
 * module takes its place in the files after it; the native compilers refuse it.
 */
export async function compileFiles(
  engine: Pick<PlaygroundEngine, 'name' | 'compile' | 'format'>,
  code: string,
  settings: PlaygroundSettings,
  files: Files,
  typing?: AbortSignal,
): Promise<Compilation> {
  const alone = groupModules(files.map(({name}) => name)).find(({implementation}) => implementation === undefined);
  if (alone?.interface !== undefined)
    return {problems: [aloneProblem(alone.interface, `${alone.name}.res`)], types: [], milliseconds: 0};
  const answer =
    engine.name === 'native'
      ? await engine.compile(code, settings, files, typing)
      : await compileJoined(engine, code, settings, files, typing);
  if (answer.js !== undefined) return answer;
  const {cycle} = orderFiles([...files, {name: MAIN_FILE, code}]);
  return cycle ? {...answer, problems: [cycleProblem(cycle), ...answer.problems]} : answer;
}

async function compileJoined(
  engine: Pick<PlaygroundEngine, 'compile' | 'format'>,
  main: string,
  settings: PlaygroundSettings,
  files: Files,
  typing?: AbortSignal,
): Promise<Compilation> {
  const joined = joinFiles(main, files);
  const answer = joined.place(await engine.compile(joined.code, settings, [], typing));
  if (answer.js !== undefined) return answer;
  // A brace too many would end a file's module, and the error would be somewhere else.
  const format = (text: string): Promise<Formatted> => engine.format(text, settings);
  const problems: Problem[] = [];
  for (const {name, code} of [...files, {name: MAIN_FILE, code: main}]) {
    typing?.throwIfAborted();
    const parsed = await (name.endsWith('i') ? formatInterface(code, format) : format(code));
    if ('problems' in parsed) problems.push(...parsed.problems.map((problem) => ({...problem, ...fileOf(name)})));
  }
  return problems.length > 0 ? {...answer, problems} : answer;
}

/** A file in the joined source: the row where it starts, and by how much its first line is moved to the right. */
type Part = {readonly file: string; readonly code: string; readonly row: number; readonly shift: number};

/**
 * Joins files into one source for compilers that only read one: each becomes a module, after those it uses. Its first
 * line is on the line that opens the module.
 * @param code the main file, which comes last
 * @returns the source, and what gives each place in an answer about it its own file and its position there
 */
function joinFiles(
  code: string,
  files: Files,
): {readonly code: string; readonly place: (answer: Compilation) => Compilation} {
  const codeOf = new Map(files.map((file) => [file.name, file.code]));
  const parts: Part[] = [];
  let joined = '';
  const add = (before: string, file: string, text: string): void => {
    joined += before;
    parts.push({file, code: text, row: joined.split('\n').length, shift: before.length});
    joined += text;
  };
  for (const {name, interface: signature, implementation} of orderFiles(files).modules) {
    const body = codeOf.get(implementation ?? '');
    if (implementation === undefined || body === undefined) continue;
    if (signature !== undefined) add(`module ${name}: {`, signature, `${codeOf.get(signature) ?? ''}\n`);
    add(signature === undefined ? `module ${name} = {` : '} = {', implementation, `${body}\n`);
    joined += '}\n';
  }
  add('', MAIN_FILE, code);
  return {code: joined, place: (answer) => inFiles(answer, parts)};
}

function inFiles(answer: Compilation, parts: readonly Part[]): Compilation {
  const partAt = (row: number): Part | undefined => parts.findLast((part) => part.row <= row) ?? parts[0];
  const placed = <Place extends Range>(range: Place): Place & {readonly file?: string} => {
    const part = partAt(range.row);
    return part ? inPart(range, part) : range;
  };
  const isWritten = ({row, column}: TypeHint): boolean => {
    const part = partAt(row);
    return part !== undefined && (row > part.row || column >= part.shift);
  };
  return {
    ...answer,
    problems: answer.problems.map((problem): Problem => placed(problem)),
    types: answer.types.filter(isWritten).map((hint): TypeHint => placed(hint)),
  };
}

/** A place outside the file's own code moves to its start or end. */
function inPart<Place extends Range>(range: Place, {file, code, row: first, shift}: Part): Place {
  const lines = code.split('\n');
  const placeOf = (row: number, column: number): readonly [number, number] => {
    const own = Math.max(1, row - first + 1);
    const text = lines[own - 1];
    if (text === undefined) return [lines.length, lines.at(-1)?.length ?? 0];
    return [own, Math.min(text.length, Math.max(0, own === 1 ? column - shift : column))];
  };
  const [row, column] = placeOf(range.row, range.column);
  const [endRow, endColumn] = placeOf(range.endRow, range.endColumn);
  return {...range, ...fileOf(file), row, column, endRow, endColumn};
}

const BEFORE = 'module type Interface = {';

/**
 * Formats an interface with a formatter that only reads implementations.
 * @param format formats an implementation
 */
export async function formatInterface(code: string, format: (code: string) => Promise<Formatted>): Promise<Formatted> {
  const formatted = await format(`${BEFORE}${code}\n}`);
  if (!('code' in formatted)) {
    const part = {file: MAIN_FILE, code, row: 1, shift: BEFORE.length};
    return {problems: formatted.problems.map((problem) => inPart(problem, part))};
  }
  return {code: outdented(formatted.code)};
}

/** What's between the outermost braces, two columns to the left, except inside comments and strings. */
function outdented(code: string): string {
  const from = code.indexOf('{') + 1;
  const to = code.lastIndexOf('}');
  const written = lexRescript(code).filter(({kind}) => kind === 'comment' || kind === 'string');
  return code
    .slice(from, to)
    .replace(/^ {2}/gm, (spaces, at: number) =>
      written.some(({start, end}) => start < from + at && from + at < end) ? spaces : '',
    )
    .replace(/^\s*\n/, '');
}

const aloneProblem = (file: string, missing: string): Problem => ({
  file,
  ...problemAtStart(
    translate(
      {
        id: 'playground.files.alone',
        message: '{file} is the interface of a module that is missing. Add {missing}.',
        description:
          'Why several files were not compiled; {file} and {missing} are names such as User.resi and User.res',
      },
      {file, missing},
    ),
  ),
});

const cycleProblem = (cycle: readonly string[]): Problem => ({
  ...fileOf(`${cycle[0]}.res`),
  ...problemAtStart(
    translate(
      {
        id: 'playground.files.cycle',
        message: 'These modules use each other: {names}. Move what they share to a separate file.',
        description: 'Why several files were not compiled; {names} is a list such as User → Shop → User',
      },
      {names: cycle.join(' → ')},
    ),
  ),
});
