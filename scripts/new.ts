/**
 * Starts a page, a post, an entry of the syntax lookup, a package or a logo: `npm run new -- page docs/my-page …`. Asks
 * for what the command line doesn't contain.
 */
import fs from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {readTextSync} from '../src/kit/build/files/text';
import {formatted, run} from './command';
import {collectAnswers, helpFor, readWords} from './new/answers';

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

void run(main);
