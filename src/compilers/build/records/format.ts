/**
 * The text of a file with compilers' answers, `recorded/docs/pipe.txt`:
 *
 *     Answers of the compilers for docs/pipe.mdx. Written by `npm run examples`.
 *
 *     v12.0.0: rescript@12.3.1, @rescript/react@0.15.0, flags 3f9a1c2b
 *
 *     question 0c6b1f3a5d7e9f21 let fare = 12
 *     v12.0.0 compile: compiles
 *      Playground.js
 *       let fare = 12;
 *     v11.0.0 instead of v12.0.0: same
 *
 *     end
 *
 * A question's number is the hash of everything that's asked; the text after it only tells people what it's about.
 * Between two questions there's an empty line, so that Git merges changes of neighbors.
 */

/** What a compiler said: in a word or a few numbers, and the texts it wrote, in their order. */
export type Answer = {
  readonly verdict: string;
  readonly texts: readonly {readonly name: string; readonly text: string}[];
};

export type RecordedQuestion = {
  readonly hash: string;
  /** For people; one line, may be empty. */
  readonly label: string;
  /** By version and kind: `v12.0.0 compile`. */
  readonly answers: ReadonlyMap<string, Answer>;
};

export type RecordFile = {
  /** What it's about: a page's path. */
  readonly subject: string;
  /** The packages and flags of each version it has answers of. */
  readonly versions: ReadonlyMap<string, string>;
  readonly questions: readonly RecordedQuestion[];
};

/** A file that nobody could have written by the command, with the line where that shows. */
export class DamagedRecord extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(reason);
  }
}

const TITLE = /^Answers of the compilers for (.+)\. Written by `npm run examples`\.$/;
const VERSION = /^(v\d+\.\d+\.\d+): (.+)$/;
const QUESTION = /^question ([0-9a-f]{16})(?: (.*))?$/;
const ANSWER = /^(v\d+\.\d+\.\d+ [^:]+): (.*)$/;

/** The text as it's stored: without empty lines at its start, and with one line break at its end. */
export function tidyText(text: string): string {
  const tidy = text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  return tidy === '' ? '' : `${tidy}\n`;
}

export function formatRecord({subject, versions, questions}: RecordFile): string {
  return [
    `Answers of the compilers for ${subject}. Written by \`npm run examples\`.`,
    '',
    ...[...versions].map(([version, made]) => `${version}: ${made}`),
    '',
    ...questions.flatMap(({hash, label, answers}) => [
      `question ${hash} ${label}`.trimEnd(),
      ...[...answers].flatMap(([id, answer], index) => {
        const same = [...answers]
          .slice(0, index)
          .find(([other, {texts}]) => isLike(other, id) && areEqual(texts, answer.texts));
        return same
          ? formatAnswer(id, {verdict: `${answer.verdict}${LIKE}${same[0].split(' ')[0]}`, texts: []})
          : formatAnswer(id, answer);
      }),
      '',
    ]),
    'end',
    '',
  ].join('\n');
}

/** Marks an answer whose texts are those of another version. */
const LIKE = ', like ';

const kindOf = (id: string): string => id.slice(id.indexOf(' '));
const isLike = (one: string, other: string): boolean => kindOf(one) === kindOf(other);
const areEqual = (one: Answer['texts'], other: Answer['texts']): boolean =>
  other.length > 0 && JSON.stringify(one) === JSON.stringify(other);

/** An answer's lines: what a person compares. */
export function formatAnswer(id: string, {verdict, texts}: Answer): readonly string[] {
  return [
    `${id}: ${verdict}`,
    ...texts.flatMap(({name, text}) => [
      ` ${name}`,
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => (line === '' ? '' : `  ${line}`)),
    ]),
  ];
}

/** @throws DamagedRecord for a text that `formatRecord` can't have written */
export function parseRecord(content: string): RecordFile {
  const lines = content.split('\n');
  const damaged = (index: number, reason: string): never => {
    throw new DamagedRecord(index + 1, reason);
  };
  const [title = ''] = lines;
  const carriage = lines.findIndex((line) => line.endsWith('\r'));
  if (carriage >= 0) damaged(carriage, 'the line ends like on Windows (CRLF)');
  const marker = lines.findIndex((line) => /^(?:<{7}|={7}|>{7}|\|{7})/.test(line));
  if (marker >= 0) damaged(marker, 'a merge left its marks here');
  const subject = TITLE.exec(title)?.[1] ?? damaged(0, "the first line isn't the one that command writes");
  const end = lines.indexOf('end');
  if (end < 0) damaged(lines.length - 1, 'the end is missing');
  const after = lines.findIndex((line, index) => index > end && line !== '');
  if (after >= 0) damaged(after, 'something follows the end');
  const versions = new Map<string, string>();
  const questions: (RecordedQuestion & {answers: Map<string, Answer>})[] = [];
  let texts: {name: string; text: string}[] | undefined;
  let pending = 0;
  lines.slice(0, end).forEach((line, index) => {
    if (index === 0) return;
    if (line === '') {
      pending++;
      return;
    }
    const last = texts?.at(-1);
    if (line.startsWith('  ')) {
      if (!last) return damaged(index, 'this text belongs to no answer');
      last.text += '\n'.repeat(last.text === '' ? 0 : pending) + `${line.slice(2)}\n`;
    } else if (line.startsWith(' ')) {
      if (!texts) return damaged(index, 'this text belongs to no answer');
      texts.push({name: line.slice(1), text: ''});
    } else {
      const [, version, made] = (questions.length === 0 && VERSION.exec(line)) || [];
      const [, hash, label = ''] = QUESTION.exec(line) ?? [];
      const [, id, verdict = ''] = ANSWER.exec(line) ?? [];
      if (version !== undefined && made !== undefined) versions.set(version, made);
      else if (hash !== undefined) {
        questions.push({hash, label, answers: new Map()});
        texts = undefined;
      } else if (id !== undefined && questions.length > 0) {
        const answers = questions.at(-1)?.answers;
        const [, own = verdict, other] = /^(.*), like (v\d+\.\d+\.\d+)$/.exec(verdict) ?? [];
        const like = other === undefined ? undefined : answers?.get(other + kindOf(id));
        if (other !== undefined && !like) return damaged(index, `there's no such answer of ${other} above`);
        texts = like ? undefined : [];
        answers?.set(id, {verdict: own, texts: like?.texts ?? texts ?? []});
      } else damaged(index, 'this line is neither a question nor an answer');
    }
    pending = 0;
  });
  return {subject, versions, questions};
}
