/**
 * Starts a page, a post, an entry of the syntax lookup, a package or a logo: `npm run new -- page docs/my-page …`. Asks
 * for what the command line doesn't contain.
 */
import fs from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {readTextSync} from '../src/kit/build/files/text';
import {formatted, run} from './command';
import {logo, packageKind} from './new/lists';
import {lookup, page, post} from './new/pages';
import type {Answers, Kind, Question, ReadFile} from './new/question';

export const KINDS: Readonly<Record<string, Kind>> = {page, post, lookup, package: packageKind, logo};

const USAGE = `Write npm run new -- and one of ${Object.keys(KINDS).join(', ')}; for example: npm run new -- ${page.example}`;

const helpOn = (name: string, {subject, questions, example}: Kind): string =>
  [
    `npm run new -- ${name} <${subject.name}>   ${subject.ask}`,
    ...questions.map((question) => `  --${question.name}   ${question.ask}`),
    `It asks for what isn't given. Example: npm run new -- ${example}`,
  ].join('\n');

/** What `--help` prints, alone or after a kind; undefined if the command line doesn't ask for it. */
export function helpFor([name = '', ...rest]: readonly string[]): string | undefined {
  if (![name, ...rest].some((word) => word === '--help' || word === '-h')) return undefined;
  const kind = KINDS[name];
  if (kind) return helpOn(name, kind);
  const examples = Object.values(KINDS).map(({example}) => `npm run new -- ${example}`);
  return [...examples, 'npm run new -- page --help lists what it asks for.'].join('\n');
}

/** @returns the kind and the answers given. Throws a readable error for unknown arguments. */
export function readWords(args: readonly string[]): {readonly kind: Kind; readonly given: Answers} {
  const [name = '', ...rest] = args;
  const kind = KINDS[name];
  if (!kind) throw new Error(name === '' ? USAGE : `"${name}" can't be made. ${USAGE}`);
  const usage = `Example: npm run new -- ${kind.example}`;
  const {values, positionals} = parseArgs({
    args: rest,
    options: Object.fromEntries(kind.questions.map((question) => [question.name, {type: 'string'}] as const)),
    allowPositionals: true,
    strict: false,
  });
  const known = kind.questions.map((question) => question.name);
  const unknown = Object.keys(values).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`Unknown option --${unknown}. The options are --${known.join(', --')}. ${usage}`);
  const empty = Object.keys(values).find((key) => typeof values[key] !== 'string');
  if (empty !== undefined) throw new Error(`--${empty} needs a value. ${usage}`);
  if (positionals.length > 1)
    throw new Error(`There is one word too many: ${positionals[1]}. Put texts into quotes. ${usage}`);
  const [subject] = positionals;
  return {kind, given: {...(values as Answers), ...(subject !== undefined && {[kind.subject.name]: subject})}};
}

/**
 * All answers for a kind. Asks for missing answers, and asks again after an invalid one. @param ask undefined if no one
 * can answer; then it throws a message for every missing or invalid answer
 */
export async function collectAnswers(
  kind: Kind,
  given: Answers,
  read: ReadFile,
  ask?: (question: string) => Promise<string>,
): Promise<Answers> {
  const problems: string[] = [];
  const answers: Record<string, string> = {};
  for (const question of [kind.subject, ...kind.questions]) {
    const answer = given[question.name];
    if (answer !== undefined) {
      const problem = question.problem(answer, read, answers);
      if (problem === undefined) answers[question.name] = answer;
      else problems.push(`${question.name}: ${problem}`);
    } else if (ask) answers[question.name] = await askUntilGood(question, read, answers, ask);
    else if (!question.optional) problems.push(`${question.name} is missing: ${question.ask}.`);
  }
  if (problems.length > 0) throw new Error([...problems, `Example: npm run new -- ${kind.example}`].join('\n'));
  return answers;
}

async function askUntilGood(
  question: Question,
  read: ReadFile,
  earlier: Answers,
  ask: (text: string) => Promise<string>,
): Promise<string> {
  let hint = '';
  for (;;) {
    const answer = (await ask(`${hint}${question.ask}: `)).trim();
    if (answer === '' && question.optional) return '';
    const problem = question.problem(answer, read, earlier);
    if (problem === undefined) return answer;
    hint = `${problem}\n`;
  }
}

const read = (file: string): string | undefined => {
  if (!fs.existsSync(file)) return undefined;
  return fs.statSync(file).isDirectory() ? fs.readdirSync(file).sort().join('\n') : readTextSync(file);
};

async function main(): Promise<void> {
  const help = helpFor(process.argv.slice(2));
  if (help !== undefined) {
    console.log(help);
    return;
  }
  const {kind, given} = readWords(process.argv.slice(2));
  const terminal = process.stdin.isTTY ? createInterface({input: process.stdin, output: process.stdout}) : undefined;
  const answers = await collectAnswers(kind, given, read, terminal && ((text) => terminal.question(text))).finally(() =>
    terminal?.close(),
  );
  for (const {file, text} of kind.write(answers, read, new Date().toISOString().slice(0, 10))) {
    const isNew = read(file) === undefined;
    fs.writeFileSync(file, /\.(?:ts|json)$/.test(file) ? await formatted(file, text) : text);
    console.log(`${file}: ${isNew ? 'written' : 'changed'}`);
  }
  console.log(kind.next);
}

if (require.main === module) void run(main);
