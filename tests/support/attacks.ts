/**
 * Sources that would make a compiler run a program, or read or write a file. Each one is known to work with at least
 * one version without that check.
 */
import path from 'node:path';

export type Attack = {readonly name: string; readonly syntax: 'res' | 're' | 'ml'; readonly code: string};

/** The secret in the folder's file, which no attack may read. */
export const SECRET = 'the_secret_of_another_file';
/** The file that a program started by an attack would create. */
export const TRACE = 'program-ran';

/** Compiler options by what they do. */
function optionsOf(folder: string): Readonly<Record<string, readonly string[]>> {
  const touch = `touch ${path.join(folder, TRACE)};`;
  const secret = path.join(folder, 'secret.res');
  return {
    'a preprocessor': ['-ppx', touch, '-e', 'let x = 1'],
    'a preprocessor of text': ['-pp', touch, '-e', 'let x = 1'],
    'genType’s program': ['-bs-gentype', touch],
    'a preprocessor before printing': ['-reprint-source', '-ppx', touch, '-e', 'let x = 1'],
    'a preprocessor without code': ['-ppx', touch],
    'the formatter on another file': ['-format', secret],
    'an output elsewhere': ['-o', path.join(folder, 'written'), '-format', secret],
    'a package elsewhere': ['-bs-package-name', 'x', '-bs-package-output', `commonjs:../..${folder}`],
    'a source with options again': ['-e', `@@config({flags: ["-ppx", "${touch}", "-e", "let x = 1"]})`],
    'parsing only': ['-bs-syntax-only', '-ppx', touch, '-e', 'let x = 1'],
    'a syntax tree': ['-bs-ast', '-ppx', touch, '-e', 'let x = 1'],
    'no built-in preprocessor': ['-bs-no-builtin-ppx', '-ppx', touch, '-e', 'let x = 1'],
  };
}

/** Ways to write the attribute in ReScript. */
const DISGUISES: Readonly<Record<string, (options: string) => string>> = {
  plainly: (options) => `@@config({flags: [${options}]})\nlet a = 1\n`,
  'by its old name': (options) => `@@bs.config({flags: [${options}]})\nlet a = 1\n`,
  'behind code': (options) => `let a = 1\n@@config({flags: [${options}]})\n`,
  'with a space': (options) => `@@ config({flags: [${options}]})\n`,
  'with a comment': (options) => `@@ /* c */ config({flags: [${options}]})\n`,
  'with a comment of a line': (options) => `@@ // c\nconfig({flags: [${options}]})\n`,
  'with a nested comment': (options) => `@@ /* a /* b */ c */ config({flags: [${options}]})\n`,
  'in quotes': (options) => `@@\\"config"({flags: [${options}]})\n`,
  'by its old name in quotes': (options) => `@@\\"bs.config"({flags: [${options}]})\n`,
  'over two lines': (options) => `@@bs\n.config({flags: [${options}]})\n`,
  'with a comment in its name': (options) => `@@bs. /* c */ config({flags: [${options}]})\n`,
  'in a module': (options) => `module M = {\n  @@config({flags: [${options}]})\n}\n`,
  'in a module of a module': (options) => `module M = { module N = {\n  @@ /**/ config({flags: [${options}]})\n} }\n`,
  'with a line end of Windows': (options) => `@@\r\nconfig({flags: [${options}]})\r\n`,
  'in a signature': (options) => `module type T = {\n  @@config({flags: [${options}]})\n}\n`,
};

/** Code that looks like the attribute but may not be one. Nothing may happen, whether it compiles or not. */
const LOOKALIKES: readonly string[] = [
  '@@\\"c\\u006fnfig"',
  '@@\\"c\\x6fnfig"',
  '@@\\"c\\111nfig"',
  '@@config.x',
  '@@x.config',
  '@@ocaml.config',
  '@config',
  '@@Config',
  '@@\\"bs"."config"',
];

const quoted = (options: readonly string[]): string => options.map((option) => JSON.stringify(option)).join(', ');

/** Every form in every syntax in `syntaxes`. `folder` contains the secret and receives the traces. */
export function attacksOf(folder: string, syntaxes: readonly Attack['syntax'][]): readonly Attack[] {
  const options = optionsOf(folder);
  const [first = []] = Object.values(options);
  const rescript = [
    ...Object.entries(DISGUISES).map(([name, write]) => ({name: `options ${name}`, code: write(quoted(first))})),
    ...Object.entries(options).map(([name, given]) => ({name, code: DISGUISES.plainly!(quoted(given))})),
    ...Object.entries(options).map(([name, given]) => ({
      name: `${name}, disguised`,
      code: DISGUISES['with a comment in its name']!(quoted(given)),
    })),
  ];
  const reason = Object.entries(options).flatMap(([name, given]) => [
    {name, code: `[@bs.config {flags: [|${quoted(given)}|]}];\nlet a = 1;\n`},
    {name: `${name}, of the file`, code: `[@@bs.config {flags: [|${quoted(given)}|]}];\nlet a = 1;\n`},
    {name: `${name}, in a module`, code: `module M = {\n  [@ /* c */ config {flags: [|${quoted(given)}|]}];\n};\n`},
  ]);
  const ml = Object.entries(options).flatMap(([name, given]) => {
    const list = given.map((option) => JSON.stringify(option)).join('; ');
    return [
      {name, code: `[@@@bs.config {flags = [|${list}|]}]\nlet a = 1\n`},
      {name: `${name}, with a comment`, code: `[@@@ (* c *) bs.config {flags = [|${list}|]}]\nlet a = 1\n`},
      {name: `${name}, in a module`, code: `module M = struct [@@@config {flags = [|${list}|]}] end\n`},
    ];
  });
  const directives = ['# 1', '#1', '  # line 1', '#line 1'].map((directive) => ({
    name: `the directive ${directive}`,
    code: `${directive} "${path.join(folder, 'secret.res')}"\nlet a = (;\n`,
  }));
  const all = {res: rescript, re: [...reason, ...directives], ml: [...ml, ...directives]};
  return syntaxes.flatMap((syntax) => all[syntax].map((attack) => ({...attack, syntax})));
}

export function lookalikesOf(folder: string): readonly Attack[] {
  const options = quoted(optionsOf(folder)['a preprocessor'] ?? []);
  return LOOKALIKES.map((attribute) => ({
    name: attribute,
    syntax: 'res',
    code: `${attribute}({flags: [${options}]})\nlet a = 1\n`,
  }));
}
