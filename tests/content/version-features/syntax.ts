/** What can be written. */
import {FROM_V9, FROM_V10, FROM_V11, FROM_V12, TO_V10, TO_V11, type Feature} from './feature';

export const SYNTAX: readonly Feature[] = [
  {
    name: 'async functions and await',
    versions: FROM_V10,
    sample: 'let load = async id => await id',
    prose: /`async\b|`await\b|\basync\/await\b|\basync functions?\b/i,
    code: /\basync (?:\(|[a-z]\w* =>)|\bawait /,
  },
  {
    name: 'optional record fields',
    versions: FROM_V10,
    sample: 'type user = {name: string, age?: int}\nlet ada = {name: "Ada"}',
    prose: /\boptional record fields?\b|`[a-z]\w*\?: (?!number|boolean|string)/i,
    code: /\b[a-z]\w*\?: /,
  },
  {
    name: 'optional fields in record patterns and values',
    versions: FROM_V10,
    sample: 'type user = {age?: int}\nlet copy = age => {age: ?age}',
    code: /[{,]\s*[a-z]\w*: \?[a-z]/,
  },
  {
    name: 'automatic JSX mode of the compiler',
    versions: FROM_V10,
    sample: '@@jsxConfig({version: 4, mode: "automatic"})\nlet greeting = <div />',
    emits: /jsx-runtime/,
    prose: /\bJSX (?:v4|version 4)\b|`jsxConfig|\bautomatic mode\b|`Jsx\.|jsx-runtime/i,
    code: /@@jsxConfig|\bJsx\.|\bJsxDOM\./,
  },
  {
    name: 'untagged variants',
    versions: FROM_V11,
    sample: '@unboxed type id = Name(string) | Number(float)\nlet id = Name("Ada")',
    prose: /\buntagged\b/i,
    code: /@unboxed\s+type [^=]*=\s*\|?\s*[A-Z]\w*(?:\([^)]*\))?\s*\|/,
  },
  {
    name: "a custom name for a variant's tag",
    versions: FROM_V11,
    sample: '@tag("kind") type shape = Circle({radius: float}) | Square({side: float})\nlet one = Circle({radius: 1.})',
    emits: /kind: "Circle"/,
    prose: /`@tag\b/,
    code: /@tag\(/,
  },
  {
    name: 'custom values for constructors',
    versions: FROM_V11,
    sample: 'type level = | @as("low") Low | @as("high") High\nlet one = Low',
    emits: /"low"/,
    code: /\|\s*@as\("[^)]*\)\s*[A-Z]/,
  },
  {
    name: 'fields of another record type',
    versions: FROM_V11,
    sample: 'type named = {name: string}\ntype user = {...named, age: int}',
    prose: /\brecord type spreads?\b|\bspread a record type\b/i,
    code: /\btype [^=\n]*= \{\s*\.\.\.[a-z]\w*,\s*[a-z]\w*:/,
  },
  {
    name: 'constructors of another variant type',
    versions: FROM_V11,
    sample: 'type small = One | Two\ntype all = | ...small | Three',
    prose: /\bvariant type spreads?\b|\bspread a variant\b/i,
    code: /\|\s*\.\.\.[a-z]/,
  },
  {
    name: 'array spread',
    versions: FROM_V11,
    sample: 'let rest = ["plum"]\nlet fruit = ["apple", ...rest]',
    prose: /\barray spreads?\b/i,
  },
  {
    name: 'tagged templates',
    versions: FROM_V11,
    sample:
      '@module("sql") @taggedTemplate external sql: (array<string>, array<string>) => string = "sql"\nlet id = "1"\nlet query = sql`select ${id}`',
    emits: /sql`select/,
    prose: /\btagged templates?\b|taggedTemplate/i,
    code: /@taggedTemplate/,
  },
  {
    name: 'dynamic import',
    versions: FROM_V11,
    sample:
      '// file: Shop.res\nlet close = () => Js.log("closed")\n// file: Main.res\nlet load = () => Js.import(Shop.close)',
    prose: /\bdynamic imports?\b|`(?:Js\.)?import\(/i,
    code: /\bJs\.import\(|= import\(|await import\(/,
  },
  {
    name: 'import attributes',
    versions: FROM_V11,
    sample:
      '@module({from: "./stock.json", with: {type_: "json"}}) external stock: string = "default"\nlet one = stock',
    prose: /\bimport attributes?\b/i,
    code: /@module\(\{/,
  },
  {
    name: 'bigint',
    versions: FROM_V11,
    sample: 'let million: bigint = 1_000_000n',
    prose: /\bbigint\b/i,
    code: /\bbigint\b|\b\d[\d_]*n\b/,
  },
  {
    name: '%todo',
    versions: FROM_V11,
    sample: 'let price = (): float => %todo("decide")',
    prose: /%todo/,
    code: /%todo/,
  },
  {
    name: 'generic JSX',
    versions: FROM_V11,
    sample: `@@jsxConfig({module_: "Html"})
module Html = {
  type element = string
  type component<'props> = 'props => element
  let jsx = (component: component<'props>, props: 'props): element => component(props)
}
module Page = {
  type props = {title: string}
  let make = props => props.title
}
let one = <Page title="Home" />`,
    emits: /\bjsx\(|Html\.jsx|make\(\{/,
    prose: /\bgeneric JSX\b/i,
    code: /@@jsxConfig\(\{module_/,
  },
  {
    name: 'variant coercion to strings',
    versions: FROM_V11,
    sample: 'type level = Low | High\nlet text = (Low :> string)',
    prose: /\bcoerc\w+ (?:a|the|of) (?:variant|constructor)s? to (?:a )?strings?\b/i,
  },
  {
    name: 'dict literals',
    versions: FROM_V12,
    sample: 'let prices = dict{"apple": 2}',
    prose: /\bdict literals?\b|`dict\{/i,
    code: /\bdict\{/,
  },
  {
    name: 'let?',
    versions: FROM_V12,
    sample:
      '@@config({flags: ["-enable-experimental", "LetUnwrap"]})\nlet double = found => {\n  let? Some(one) = found\n  Some(one * 2)\n}',
    prose: /`let\?/,
    code: /\blet\? /,
  },
  {
    name: 'regex literals',
    versions: FROM_V12,
    sample: 'let digits = /\\d+/',
    prose: /\bregex(?:p)? literals?\b|\bregular expression literals?\b/i,
    code: /(?:= |\()\/[^/*\s][^/\n]*\/[gimsuy]*/,
  },
  {
    name: 'one name for several operators on numbers',
    versions: FROM_V12,
    sample: 'let sum = 1.5 + 2.5',
    prose: /\bunified operators?\b|\boperators for all numbers\b/i,
  },
  {
    name: 'nested record types',
    versions: FROM_V12,
    sample: 'type order = {address: {street: string}}',
    prose: /\bnested record types?\b/i,
    code: /\btype [^=\n]*= \{[^}]*: \{/,
  },
  {
    name: 'the |> pipe, with the value last',
    versions: TO_V11,
    sample: 'let text = 1 |> Js.Int.toString',
    prose: /`\|>`/,
    code: /\|> /,
  },
  {
    name: 'string interpolation with j',
    versions: TO_V10,
    sample: 'let name = "Ada"\nlet hello = j`hello $name`',
    emits: /hello " ?\+|hello \$\{name\}/,
    prose: /`j`|`\{j\|/,
    code: /\bj`|\{j\|/,
  },
  {
    name: 'uncurried functions by default',
    versions: FROM_V11,
    sample: 'let apply = (compute: (int, int) => int) => compute(1, 2)',
    emits: /return compute\(1, 2\)/,
    prose: /\buncurried by default\b|\buncurried mode\b|`\.\.\.\)`/i,
    code: /\w\([^()]*, \.\.\.\)/,
  },
  {
    name: 'spread props in JSX',
    versions: FROM_V10,
    sample:
      'module Page = {\n  @react.component\n  let make = (~title) => React.string(title)\n}\nlet show = props => <Page {...props} />',
    emits: /props/,
    prose: /\bspread (?:the )?props\b/i,
    code: /<\w+ [^>]*\{\.\.\.\w+\}/,
  },
  {
    name: 'throw',
    versions: FROM_V12,
    sample: 'let fail = () => throw(Not_found)',
    prose: /`throw\(/,
    code: /(?<![.\w])throw\(/,
  },
  {
    name: 'directives of a file',
    versions: FROM_V10,
    sample: '@@directive("\'use client\'")\nlet one = 1',
    emits: /^'use client'/,
    prose: /`@@directive/,
    code: /@@directive/,
  },
  {
    name: 'conditions of patterns with if',
    versions: FROM_V9,
    sample: 'let sign = n => switch n {\n| n if n < 0 => "-"\n| _ => "+"\n}',
    code: /\|[^=|\n]* if [^\n]* =>/,
  },
  {
    name: 'bitwise operators',
    versions: FROM_V12,
    sample: 'let both = 6 &&& 3',
    prose: /`(?:&&&|\|\|\||\^\^\^|~~~)`/,
    code: /&&&|\|\|\||\^\^\^|~~~/,
  },
  {
    name: 'remainder with %',
    versions: FROM_V12,
    sample: 'let one = 7 % 2',
    code: /\w % \w/,
  },
  {
    name: 'objects with ## in Reason',
    versions: TO_V10,
    sample: '// file: Main.re\nlet nameOf = user => user##name;',
    prose: /`##`/,
    code: /\w##\w/,
  },
];
