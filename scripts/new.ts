/**
 * Starts a page, a post, an entry of the syntax lookup, a package or a logo: `npm run new -- page docs/my-page …`. It
 * asks for anything the command line doesn't contain.
 */
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import prettier from 'prettier';
import {collectAnswers, readWords} from './new/answers';

const read = (file: string): string | undefined => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

async function formatted(file: string, text: string): Promise<string> {
  if (!file.endsWith('.ts')) return text;
  return prettier.format(text, {...(await prettier.resolveConfig(path.resolve(file))), parser: 'typescript'});
}

async function main(): Promise<void> {
  const {kind, given} = readWords(process.argv.slice(2));
  const terminal = process.stdin.isTTY ? createInterface({input: process.stdin, output: process.stdout}) : undefined;
  const answers = await collectAnswers(kind, given, read, terminal && ((text) => terminal.question(text))).finally(() =>
    terminal?.close(),
  );
  for (const {file, text} of kind.write(answers, read, new Date().toISOString().slice(0, 10))) {
    const isNew = read(file) === undefined;
    fs.writeFileSync(file, await formatted(file, text));
    console.log(`${file}: ${isNew ? 'written' : 'changed'}`);
  }
  console.log(kind.next);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
