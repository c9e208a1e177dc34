import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import {lexJavaScript} from './javascript';

/** The compilers' and their libraries' JavaScript, which is what the playground shows and guards. */
const PACKAGES = [
  '@rescript/runtime',
  '@rescript/core',
  'rescript',
  'rescript-v10',
  'rescript-v9',
  'bs-platform',
].concat(['rescript-react-v12', 'rescript-react-v11', 'rescript-react-v10', 'rescript-react-v9', 'reason-react']);

const siteDir = path.join(__dirname, '../../../..');

const files = PACKAGES.flatMap((name) =>
  readdirSync(path.join(siteDir, 'node_modules', name), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[cm]?js$/.test(file))
    .map((file) => path.join('node_modules', name, file)),
);

/** acorn's names of what is a string to a reader; `` ` `` begins and ends a template. */
const STRINGS = new Set(['string', 'template', 'regexp', '`']);

type Part = {readonly kind: string; readonly start: number; readonly end: number};

/** A program's comments and strings; undefined if acorn can't read it. */
function partsOf(source: string): readonly Part[] | undefined {
  for (const sourceType of ['module', 'script'] as const) {
    const parts: Part[] = [];
    try {
      parse(source, {
        ecmaVersion: 'latest',
        sourceType,
        allowHashBang: true,
        allowReturnOutsideFunction: true,
        onToken: ({type, start, end}) => STRINGS.has(type.label) && parts.push({kind: 'string', start, end}),
        onComment: (_block, _text, start, end) => parts.push({kind: 'comment', start, end}),
      });
      return parts;
    } catch {
      continue; // a script isn't a module
    }
  }
  return undefined;
}

/** For each character, whether it's in a string or a comment. */
function drawn(source: string, parts: readonly Part[]): string {
  const characters = Array.from<string>({length: source.length}).fill('.');
  for (const {kind, start, end} of parts) {
    if (kind === 'string' || kind === 'comment') characters.fill(kind.charAt(0), start, end);
  }
  // What is between two strings isn't told apart.
  return characters.map((character, at) => (/\s/.test(source.charAt(at)) ? ' ' : character)).join('');
}

test('strings and comments are where a parser sees them, in all JavaScript of the packages', () => {
  const sources = new Set(files.map((file) => readFileSync(path.join(siteDir, file), 'utf8')));
  let [programs, tokens, characters] = [0, 0, 0];
  for (const source of sources) {
    const parts = partsOf(source);
    if (!parts) continue;
    programs++;
    tokens += parts.length;
    characters += source.length;
    expect(drawn(source, lexJavaScript(source))).toBe(drawn(source, parts));
  }
  console.info(
    `${programs} programs of ${sources.size} files, ${tokens} strings and comments, ${characters} characters`,
  );
  expect(programs).toBeGreaterThan(500);
});
