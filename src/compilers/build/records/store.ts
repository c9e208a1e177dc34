/** Finds recorded answers. The folder `recorded` has a file for each page; `format.ts` says what's in one. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writerError} from '../../../kit/build/writer-error';
import {DamagedRecord, parseRecord, type Answer, type RecordedQuestion, type RecordFile} from './format';

/** What a compiler is asked. */
export type Question = {
  readonly version: string;
  /** What's asked: `compile`, `types`. Names a version if the answer depends on that one too. */
  readonly kind: string;
  /** All that decides the answer, besides packages and flags: files and options. */
  readonly about: unknown;
};

/** The hash of what a question is about, and which answer to it is meant. */
export type QuestionId = {readonly hash: string; readonly id: string};

export function questionId({version, kind, about}: Question): QuestionId {
  const hash = createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 16);
  return {hash, id: `${version} ${kind}`};
}

/** The versions an answer depends on. */
export const versionsOf = (id: string): readonly string[] => id.match(/v\d+\.\d+\.\d+/g) ?? [];

export const RECORDS = 'recorded';

export type Records = {
  /** The recorded answer; undefined if there's none for today's packages and flags. Throws for a damaged file. */
  readonly find: (question: Question) => Answer | undefined;
};

/**
 * The records of a site, read when the first question comes.
 * @param madeBy a version's packages and flags
 * @param skipsDamaged finds nothing in damaged files, instead of throwing
 */
export function createRecords(
  siteDir: string,
  madeBy: (version: string) => string | undefined,
  skipsDamaged = false,
): Records {
  let files: ReadonlyMap<string, readonly string[]> | undefined;
  const parsed = new Map<string, Known>();
  const read = (file: string): Known => {
    const known = parsed.get(file) ?? readKnown(siteDir, file, skipsDamaged);
    parsed.set(file, known);
    return known;
  };
  return {
    find(question) {
      files ??= filesOfQuestions(siteDir);
      const {hash, id} = questionId(question);
      for (const file of files.get(hash) ?? []) {
        const {versions, answers} = read(file);
        if (!versionsOf(id).every((version) => versions.get(version) === madeBy(version))) continue;
        const answer = answers.get(hash)?.get(id);
        if (answer) return answer;
      }
      return undefined;
    },
  };
}

type Known = Pick<RecordFile, 'versions'> & {readonly answers: ReadonlyMap<string, RecordedQuestion['answers']>};

function readKnown(siteDir: string, file: string, skipsDamaged: boolean): Known {
  try {
    const {versions, questions} = readRecord(siteDir, file);
    return {versions, answers: new Map(questions.map(({hash, answers}) => [hash, answers]))};
  } catch (error) {
    if (!skipsDamaged) throw error;
    return {versions: new Map(), answers: new Map()};
  }
}

/** The files of the folder, relative to the site, in order. */
export function recordFiles(siteDir: string): readonly string[] {
  const folder = path.join(siteDir, RECORDS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.txt'))
    .map((file) => `${RECORDS}/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/** A file as it is, also with the line ends of Windows, which are damage here; undefined if there's none. */
export function recordContent(siteDir: string, file: string): string | undefined {
  const place = path.join(siteDir, file);
  // eslint-disable-next-line no-restricted-syntax -- The text has to be the one the command writes.
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** Reads a file. Throws a sentence with its line and the command that repairs it if it's damaged. */
export function readRecord(siteDir: string, file: string): RecordFile {
  try {
    return parseRecord(recordContent(siteDir, file) ?? '');
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
    throw writerError(
      `${file}:${error.line}: ${error.reason}. Run npm run examples, which writes the file anew, or git checkout ${file}.`,
    );
  }
}

function filesOfQuestions(siteDir: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of recordFiles(siteDir)) {
    for (const [, hash = ''] of (recordContent(siteDir, file) ?? '').matchAll(/^question ([0-9a-f]{16})/gm)) {
      const files = found.get(hash);
      if (files) files.push(file);
      else found.set(hash, [file]);
    }
  }
  return found;
}
