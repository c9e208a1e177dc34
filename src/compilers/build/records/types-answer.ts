/**
 * The types of names as an answer: a line for each name and type, with the places it has them at, its type, and the
 * declarations of types it mentions. Comments of packages aren't recorded: a line has the hash of one, and the text
 * comes from the installed sources.
 *
 *     fare 1:5 3:9 	float
 */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../../kit/build/files/text';
import {firstParagraph} from '../../core/name-types/answers';
import type {SourceFile} from '../../../rescript/core/syntax/source-file';
import type {TypedName} from '../analysis';
import type {Toolchain} from '../toolchain';
import type {Answer} from './format';

export function typesAnswer(names: readonly TypedName[], toolchain: Toolchain, files: readonly SourceFile[]): Answer {
  const texts = files.flatMap(({name: file, code}) => {
    const starts = lineStarts(code);
    const lines = new Map<string, string[]>();
    for (const {start, end, type, docs, expands = []} of names.filter((name) => name.file === file)) {
      const hash = docs === undefined ? undefined : textHash(docs);
      const known = hash !== undefined && commentsOf(toolchain, files).has(hash) ? [`#${hash}`] : [];
      const told = [type, ...expands].map((text) => JSON.stringify(text).slice(1, -1));
      const key = [code.slice(start, end), [...told, ...known].join('\t')].join('\n');
      const places = lines.get(key) ?? [];
      lines.set(key, [...places, placeOf(starts, start)]);
    }
    const text = [...lines].map(([key, places]) => {
      const [name = '', told = ''] = key.split('\n');
      return `${[name, ...places].join(' ')}\t${told}\n`;
    });
    return text.length === 0 ? [] : [{name: file, text: text.join('')}];
  });
  return {verdict: `${names.length}`, texts};
}

export function typedNames({texts}: Answer, toolchain: Toolchain, files: readonly SourceFile[]): readonly TypedName[] {
  return texts.flatMap(({name: file, text}) => {
    const code = files.find(({name}) => name === file)?.code ?? '';
    const starts = lineStarts(code);
    return text
      .trimEnd()
      .split('\n')
      .flatMap((line): readonly TypedName[] => {
        const [named = '', ...told] = line.split('\t');
        const hash = told.at(-1)?.startsWith('#') ? told.pop()?.slice(1) : undefined;
        const [type = '', ...expands] = told.map((each) => JSON.parse(`"${each}"`) as string);
        const docs = hash === undefined ? undefined : commentsOf(toolchain, files).get(hash);
        const [name = '', ...places] = named.split(' ');
        return places.map((place) => {
          const [row = 0, column = 0] = place.split(':').map(Number);
          const start = (starts[row - 1] ?? 0) + column - 1;
          return {
            file,
            start,
            end: start + name.length,
            type,
            ...(docs !== undefined && {docs}),
            ...(expands.length > 0 && {expands}),
          };
        });
      })
      .sort((a, b) => a.start - b.start);
  });
}

function lineStarts(code: string): readonly number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({index}) => index + 1)];
}

function placeOf(starts: readonly number[], offset: number): string {
  const row = starts.findLastIndex((start) => start <= offset);
  return `${row + 1}:${offset - (starts[row] ?? 0) + 1}`;
}

const textHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const COMMENT = /\/\*\*+([^]*?)\*\/|\(\*\*([^]*?)\*\)/g;

/** The first paragraphs of the comments in a source, by their hashes: with and without an asterisk on each line. */
function commentsIn(code: string): readonly (readonly [string, string])[] {
  return [...code.matchAll(COMMENT)].flatMap(([, res = '', ml = '']) => {
    const comment = res + ml;
    return [comment, comment.replace(/^[ \t]*\*[ \t]?/gm, '')].map((text) => {
      const paragraph = firstParagraph(text);
      return [textHash(paragraph), paragraph] as const;
    });
  });
}

const packageComments = new WeakMap<Toolchain, ReadonlyMap<string, string>>();

/** Comments of a version's packages and of an example, by the hashes of their first paragraphs. */
function commentsOf(toolchain: Toolchain, files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const known = packageComments.get(toolchain) ?? new Map(packageSources(toolchain).flatMap(commentsIn));
  packageComments.set(toolchain, known);
  const own = files.flatMap(({code}) => commentsIn(code));
  return own.length === 0 ? known : new Map([...known, ...own]);
}

function packageSources({runtime, libraries}: Toolchain): readonly string[] {
  return [path.join(runtime, 'lib/ocaml'), ...libraries.map(({source}) => source)].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:resi?|mli?|rei?)$/.test(file))
      .map((file) => readTextSync(path.join(folder, file))),
  );
}
