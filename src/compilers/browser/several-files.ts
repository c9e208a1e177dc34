/** The parts of an engine that only programs with several files need. Loaded on demand by `with-files.ts`. */
import {translate} from '@docusaurus/Translate';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {groupModules} from '../../rescript/core/modules';
import type {Compilation, Formatted, PlaygroundEngine, Problem} from '../core/engine';
import {fileOf, MAIN_FILE} from '../core/file-names';
import {orderFiles} from '../core/file-order';
import {formatInterface, joinFiles, type JoinedFiles} from '../core/join-files';
import {problemAtStart} from '../core/problems';
import type {PlaygroundSettings} from '../core/settings';

export {formatInterface};

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
  const all = [...files, {name: MAIN_FILE, code}];
  const answer =
    engine.name === 'native'
      ? await engine.compile(code, settings, files, typing)
      : await compileJoined(
          all,
          joinFiles(code, files),
          (text) => engine.compile(text, settings, [], typing),
          (text) => {
            typing?.throwIfAborted();
            return engine.format(text, settings);
          },
        );
  if (answer.js !== undefined) return answer;
  const {cycle} = orderFiles(all);
  return cycle ? {...answer, problems: [cycleProblem(cycle), ...answer.problems]} : answer;
}

async function compileJoined(
  files: Files,
  joined: JoinedFiles,
  compile: (code: string) => Promise<Compilation>,
  format: (code: string) => Promise<Formatted>,
): Promise<Compilation> {
  const answer = joined.place(await compile(joined.code));
  if (answer.js !== undefined) return answer;
  // A brace too many would end a file's module, and the error would be somewhere else.
  const problems: Problem[] = [];
  for (const {name, code} of files) {
    const parsed = await (name.endsWith('i') ? formatInterface(code, format) : format(code));
    if ('problems' in parsed) problems.push(...parsed.problems.map((problem) => ({...problem, ...fileOf(name)})));
  }
  return problems.length > 0 ? {...answer, problems} : answer;
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
        message: 'These modules use each other: {names}. Move what they share to a file of its own.',
        description: 'Why several files were not compiled; {names} is a list such as User → Shop → User',
      },
      {names: cycle.join(' → ')},
    ),
  ),
});
