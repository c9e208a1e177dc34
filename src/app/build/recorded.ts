/**
 * The records of compilers' answers (`recorded/`, `src/compilers/build/records`): writes them, and says whether
 * they have just what the site asks (`site-questions.ts`). `scripts/check-examples.ts` is the command.
 */
import {createHash} from 'node:crypto';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {formatAnswer, formatRecord, type Answer, type RecordedQuestion} from '../../compilers/build/records/format';
import {
  questionId,
  readRecord,
  recordContent,
  recordFiles,
  RECORDS,
  versionsOf,
} from '../../compilers/build/records/store';
import {ifAvailable, type Asked, type CompilerService} from '../../compilers/build/service';
import {sourceHash} from '../../kit/build/files/source-hash';
import {writeWhole} from '../../kit/build/files/write-whole';

/** The file of a subject, such as a page: `recorded/docs/pipe.txt`. */
export const recordOf = (subject: string): string => `${RECORDS}/${subject.replace(/\.mdx?$/, '')}.txt`;

const KINDS = ['compile', 'emits', 'accepts', 'types', 'values', 'instead', 're', 'ml', 'semantic', 'help'];

const rank = (id: string): number => KINDS.indexOf(id.split(' ')[1] ?? '');

/** A subject's questions as the text of its record. */
export function recordText(subject: string, asked: readonly Asked[], madeBy: CompilerService['madeBy']): string {
  const found = new Map<string, {line: number; label: string; answers: Map<string, Answer>}>();
  // Several examples may ask the same, in any order: the first on the page gives a question its place and label.
  for (const {place, question, answer} of asked.toSorted((a, b) => a.place.line - b.place.line)) {
    const {hash, id} = questionId(question);
    const known = found.get(hash) ?? {line: place.line, label: '', answers: new Map<string, Answer>()};
    if (known.label === '' && question.kind !== 'semantic tokens') known.label = place.label;
    known.answers.set(id, answer);
    found.set(hash, known);
  }
  const byId = ([a]: readonly [string, Answer], [b]: readonly [string, Answer]): number =>
    rank(a) - rank(b) || Number.parseInt(b.slice(1), 10) - Number.parseInt(a.slice(1), 10) || a.localeCompare(b);
  const questions = [...found].map(([hash, {line, label, answers}]) => ({
    hash,
    line,
    label,
    answers: new Map([...answers].sort(byId)),
  }));
  const first = ({answers}: RecordedQuestion): number => rank([...answers.keys()][0] ?? '');
  questions.sort((a, b) => a.line - b.line || first(a) - first(b) || a.hash.localeCompare(b.hash));
  const versions = new Set(questions.flatMap(({answers}) => [...answers.keys()].flatMap(versionsOf)));
  const ordered = [...versions].sort((a, b) => Number.parseInt(b.slice(1), 10) - Number.parseInt(a.slice(1), 10));
  return formatRecord({
    subject,
    versions: new Map(ordered.map((version) => [version, madeBy(version) ?? ''])),
    questions,
  });
}

/** What's asked, by subject. */
export type Subjects = ReadonlyMap<string, readonly Asked[]>;

/**
 * What's asked, by the record it belongs to. The examples of translations are their sources': a translation's record only
 * has what no other page asks.
 */
export function bySubject(asked: readonly Asked[]): Subjects {
  const keyOf = ({question}: Asked): string => Object.values(questionId(question)).join(' ');
  const isTranslated = ({place}: Asked): boolean => place.subject.startsWith('i18n/');
  const ofSources = new Set(asked.filter((each) => !isTranslated(each)).map(keyOf));
  const subjects = new Map<string, Asked[]>();
  for (const each of asked) {
    if (isTranslated(each) && ofSources.has(keyOf(each))) continue;
    const list = subjects.get(each.place.subject);
    if (list) list.push(each);
    else subjects.set(each.place.subject, [each]);
  }
  return subjects;
}

/** Writes the records that differ. @param isWhole removes the records of everything that asks nothing @returns them */
export async function writeRecords(
  {siteDir, madeBy}: CompilerService,
  subjects: Subjects,
  isWhole: boolean,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const [subject, asked] of subjects) {
    const file = recordOf(subject);
    const text = recordText(subject, asked, madeBy);
    if (recordContent(siteDir, file) === text) continue;
    await writeWhole(path.join(siteDir, file), text);
    changed.push(file);
  }
  const kept = new Set([...subjects.keys()].map(recordOf));
  for (const file of isWhole ? recordFiles(siteDir).filter((each) => !kept.has(each) && each !== VERIFIED) : []) {
    await rm(path.join(siteDir, file));
    changed.push(file);
  }
  return changed;
}

/**
 * A sentence for each question that isn't recorded, or is recorded although nothing asks it, with the page and line.
 * @param isWhole whether everything has been asked
 */
export function recordProblems(
  {siteDir, madeBy}: CompilerService,
  subjects: Subjects,
  isWhole: boolean,
): readonly string[] {
  const problems: string[] = [];
  const say = (place: string, what: string): void =>
    void problems.push(`${place}: ${what}. Run npm run examples, and commit what it writes.`);
  for (const [subject, asked] of subjects) {
    const file = recordOf(subject);
    if (recordContent(siteDir, file) === recordText(subject, asked, madeBy)) continue;
    const record = recordContent(siteDir, file) === undefined ? undefined : readRecord(siteDir, file);
    const known = new Map(record?.questions.map((question) => [question.hash, question]));
    const before = problems.length;
    const wanted = new Set<string>();
    for (const {place, question} of asked) {
      const {hash, id} = questionId(question);
      wanted.add(hash);
      const isNew = !known.get(hash)?.answers.has(id);
      if (!isNew && versionsOf(id).every((version) => record?.versions.get(version) === madeBy(version))) continue;
      say(
        `${subject}:${place.line}`,
        isNew ? `the answer of ${id} isn't in ${file}` : `the answer of ${id} in ${file} is of other packages or flags`,
      );
    }
    for (const {hash, label} of record?.questions ?? [])
      if (!wanted.has(hash)) say(file, `nothing asks question ${hash} (${label}) any more`);
    if (problems.length === before) say(file, "it isn't as the command writes it");
  }
  const kept = new Set([...subjects.keys()].map(recordOf));
  if (isWhole)
    for (const file of recordFiles(siteDir))
      if (!kept.has(file) && file !== VERIFIED) say(file, 'nothing asks these questions any more');
  return [...new Set(problems)];
}

/** Lists the records as they were when all answers were last verified. */
const VERIFIED = `${RECORDS}/verified.txt`;

/** A change of this code could change what compilers are asked, or what's made of their answers. */
const CODE = sourceHash(
  ...[
    'compilers/build/service',
    'compilers/build/highlight',
    'compilers/build/convert-syntax',
    'examples/build/works-in',
    'examples/build/run-plan',
  ].map((file) => path.join(__dirname, `../../${file}.ts`)),
);

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Writes down that every answer is verified, as the records are now. */
export async function markVerified(siteDir: string): Promise<void> {
  const lines = recordFiles(siteDir)
    .filter((file) => file !== VERIFIED)
    .map((file) => `${shortHash(recordContent(siteDir, file) ?? '')} ${file}`);
  const title = 'The records as they were when npm run examples -- --all last verified every answer.';
  await writeWhole(path.join(siteDir, VERIFIED), [title, `${CODE} code`, ...lines, ''].join('\n'));
}

/** How many answers are verified although nothing has changed. */
const SAMPLE = 300;

/**
 * The questions to ask again: all if the code has changed since all were verified; else those of records that have
 * changed since, and a sample of all versions and kinds.
 * @param seed decides the sample
 */
export function questionsToVerify(
  siteDir: string,
  subjects: Subjects,
  seed: string,
): {readonly why: string; readonly asked: readonly Asked[]} {
  const verified = new Set((recordContent(siteDir, VERIFIED) ?? '').split('\n'));
  const all = [...subjects.values()].flat();
  if (!verified.has(`${CODE} code`)) return {why: 'the code has changed since all were', asked: all};
  const changed = new Set<string>();
  for (const subject of subjects.keys()) {
    const file = recordOf(subject);
    if (!verified.has(`${shortHash(recordContent(siteDir, file) ?? '')} ${file}`)) changed.add(subject);
  }
  const groups = new Map<string, {readonly order: string; readonly each: Asked}[]>();
  for (const each of all.filter(({place}) => !changed.has(place.subject))) {
    const {hash, id} = questionId(each.question);
    const group = groups.get(id) ?? [];
    group.push({order: shortHash(seed + hash), each});
    groups.set(id, group);
  }
  const rounds = [...groups.values()].flatMap((group) =>
    group.sort((a, b) => a.order.localeCompare(b.order)).map(({each}, round) => ({round, each})),
  );
  const sample = rounds.sort((a, b) => a.round - b.round).slice(0, SAMPLE);
  const asked = [...all.filter(({place}) => changed.has(place.subject)), ...sample.map(({each}) => each)];
  return {why: `${changed.size} records have changed since all were, and ${sample.length} are a sample`, asked};
}

/** The same questions with today's answers, or with the recorded ones of compilers that can't run here. */
export async function askedAgain(service: CompilerService, subjects: Subjects): Promise<Subjects> {
  const again = [...subjects].map(async ([subject, asked]) => {
    const answered = asked.map(async (each) => {
      const answer = await service.askAgain(each.question, each.make).catch(ifAvailable);
      return answer ? {...each, answer} : each;
    });
    return [subject, await Promise.all(answered)] as const;
  });
  return new Map(await Promise.all(again));
}

/** Asks the compilers again. @returns what differs, with both answers */
export async function verify(service: CompilerService, asked: readonly Asked[]): Promise<readonly string[]> {
  const differences = await Promise.all(
    asked.map(async ({place, question, answer, make}) => {
      if (service.unavailable(question.version) !== undefined) return [];
      const {id} = questionId(question);
      const [recorded, now] = [answer, await service.askAgain(question, make)].map((each) =>
        formatAnswer(id, each).join('\n'),
      );
      return recorded === now
        ? []
        : [
            `${place.subject}:${place.line}: ${recordOf(place.subject)} has another answer than the compiler gives. Run npm run examples -- --all, and look at what it changes.\nRecorded:\n${recorded}\nNow:\n${now}`,
          ];
    }),
  );
  return differences.flat();
}
