import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import {drawn, type Part} from '../../../../tests/support/drawn';
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
