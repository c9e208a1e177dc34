import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {drawn, type Part} from '../../../../tests/support/drawn';
import {runnable, siteDir} from '../../../../tests/support/installed';
import {parsedParts} from '../../../../tests/support/parsetree';
import {lexRescript} from './rescript';

const PACKAGES = ['@rescript', 'rescript', 'rescript-v10', 'rescript-v9', 'bs-platform'].concat([
  'rescript-react-v12',
  'rescript-react-v11',
  'rescript-react-v10',
  'rescript-react-v9',
  'reason-react',
]);

/** All ReScript of the compilers and their libraries, each text once. */
const texts = new Map(
  PACKAGES.flatMap((name) =>
    readdirSync(path.join(siteDir, 'node_modules', name), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.resi?$/.test(file))
      .map((file) => path.join(siteDir, 'node_modules', name, file)),
  ).map((file) => [readFileSync(file, 'utf8'), path.extname(file)]),
);

/** What those files have little of. A compiler without a form refuses the source, so each is one of its own. */
const FORMS = [
  String.raw`let a = "a\"b" ++ "c\\" ++ "// d /* e"`,
  'let a = /* a /* "b */ c */ "d" // "e /*',
  '/** doc " comment */\nlet a = 1',
  '/*** module " comment */',
  'let f = (~a=// don\'t\n"b", ~c=/* it\'s */ 1) => a',
  "type t</* c's */ 'a> = A('a)",
  "let a = ['a', '\"', '\\'', '\\n', '\\\\', '`']",
  "let f = (a': int, b'': 'c) => a' + 1",
  'let a = `b ${c} d ${`e ${"}"} f`} g` ++ `` ++ `${h}${i}`',
  'let a = `\\`b\\${c} $ {d} "e` ++ "f"',
  'let a = `${b /* } */ ++ "`"}` ++ "c"',
  'let a = sql`b ${c} "d`',
  'let a = `é😀 ${b} 😀` ++ "é" // 😀',
  'let a = {"b c": {"d": 1}}["b c"]["d"]',
  'type t = {"a": string, "b c": int}',
  'let a = #"b // c" == #"d /* e"',
  String.raw`let \"a // b" = "c"`,
  '@module("a") external b: string => int = "c"',
  '@module("a") @scope(("b", "c")) external d: @as("e // f") int => int = "g"',
  'type t = @unboxed A | @as("b") B',
  '@@warning("-3")\n%%raw(`let a = "b`)\nlet c = %raw("d // e")',
  '@deprecated("a // b") let c = 1',
  'let a = <div className="b // c" key=`d${e}`> {"f"} /* g\'s */ </div>',
  'let a = b / c / "d"->e',
  'let a = {b||c}',
  'let a = f(/a"b/g, / "c/, /[/"]\\//)',
  "let a = switch b { | \"c\" | `d` => 'e' | 'f' .. 'g' => /\"/ | _ => /h/i }",
  'let a = b => b < 1 && "c" > d',
  'let a = lazy / "b" / c',
  'let a = <A b=/c"/ d=/e/ /> / "f"',
  'let a = <A><B lazy /> <C d="/" /></A>',
  'let a = switch b { | c when /"/->d(c) => "e" | _ => "f" }',
  'let a = [@b /"/, @c("d (e") /`/]',
  'let a = `${@b("}") /"}/}` ++ "c"',
  '@@a("b")\n/"/->c\n%%d("e")\n/`/->f',
  'let a = @b("c") <div d="e/" />',
].map((source) => ({source, extension: '.res'}));

/** Each line above its drawing. Some parsers drop the empty parts of a template, so backticks are drawn as spaces. */
function drawnLines(source: string, parts: readonly Part[]): string[] {
  const drawing = drawn(source.replaceAll('`', ' '), parts);
  return [...source.matchAll(/.+/g)].flatMap(({0: line, index}) => [line, drawing.slice(index, index + line.length)]);
}

/** The compilers before v10 start once for each file, so that they read a tenth of the texts. */
const isInTenth = (text: string): boolean => createHash('sha1').update(text).digest()[0]! < 26;

test.each(runnable)(
  'strings and comments are where the parser of $version sees them',
  async (toolchain) => {
    const readsAll = !['v8.0.0', 'v9.0.0'].includes(toolchain.version);
    const files = [...texts].map(([source, extension]) => ({source, extension}));
    const sources = [...files.filter(({source}) => readsAll || isInTenth(source)), ...FORMS];
    const parsed = await parsedParts(toolchain, sources);
    const counts = {sources: 0, string: 0, comment: 0};
    for (const [at, {source}] of sources.entries()) {
      const parts = parsed[at];
      if (!parts) continue;
      counts.sources++;
      for (const {kind} of parts) counts[kind as 'string' | 'comment']++;
      expect(drawnLines(source, lexRescript(source))).toEqual(drawnLines(source, parts));
    }
    console.info(`${toolchain.version}: ${JSON.stringify(counts)} of ${sources.length} sources`);
    expect(sources.length - counts.sources).toBeLessThan(FORMS.length);
  },
  120_000,
);
