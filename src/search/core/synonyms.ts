/**
 * Words that readers search for, and what the documentation calls the same. A line belongs here if a word is common
 * among people who come from another language or library and the pages use a different one. What belongs to a single
 * page goes into its headings, or the `keywords` of its front matter.
 */
import {stem} from './tokenizer';

/** A line each: phrases separated by `|`, and the words that are searched for as well. */
const CONCEPTS = [
  // Types as other languages call them.
  `enum|union|union type|sum type|tagged union|discriminated union|algebraic data|adt = variant
  struct = record
  object oriented|inheritance = class module include
  any type = unknown escape
  interface = record resi signature
  hashmap|hashtbl|hash|key value = dict map
  dictionary = dict
  generic|generics = parameter polymorphic
  opaque|encapsulation = abstract private
  cast|casting|type assertion = coercion convert
  number = int float math
  integer = int
  double|decimal = float
  bool = boolean
  null check = option
  regex = regexp re`,
  // Short forms and everyday words.
  `js = javascript
  ts = typescript
  lib = library package
  library = package
  npm = package
  fn|func = function
  str = string
  arr = array
  obj = object
  arg|args|params = argument
  env = environment
  config = configuration
  err = error
  remove = delete
  show|display = render print
  modify|edit|alter = change update
  update = change
  combine = merge concat
  http|request|ajax = fetch
  retrieve|obtain|access = read get
  instantiate|constructor = new class
  hide|hidden = private
  overload|overloaded|overloading = several
  duplicate|unique|dedupe = set
  parallel|concurrent|concurrently|simultaneously = several all
  sum|total = reduce
  mixed|heterogeneous = different
  disable|suppress|silence|mute = switch off turn
  compile|transpile = build
  recompile|hot reload = watch
  fallback = default
  initialize|construct|instance = create make
  stdlib = standard library
  folder = directory sources
  directory = folder
  transform = map convert
  search|lookup = find`,
  // Functions.
  `lambda|closure|arrow function|anonymous function = function
  functor|higher-order module = module-functions functor
  parameter|param = argument
  named parameter|named argument|keyword argument|named arguments = labeled
  default parameter|default argument|default value = optional default
  currying|curried|curry|partial application = uncurried partial
  recursion = recursive
  method chaining|chaining|function composition = pipe chained`,
  // Control flow.
  `loop|iterate|iteration = for while foreach loop
  map over = map foreach
  condition|conditional|branch = if switch
  ternary = if ternary
  ?: = ternary if
  error handling|exception handling|try catch = exception
  throw = raise exception
  raise = throw exception
  destructure|unpack = destructuring`,
  // Values and what is done with them.
  `variable|constant|const = let-binding let
  reassign = mutable mutation ref
  interpolation|interpolate|template literal|template string = template interpolation
  concatenate|append = concat ++ push
  delete = remove
  element|entry = item
  parse = fromstring decode
  serialize|stringify = stringify json
  deserialize|decode = parse json decode
  convert = fromstring tostring
  conversion = convert fromstring tostring
  comparison = compare equality
  deletion|removal|erase = remove delete
  infer = inference
  compose = composition
  contain = includes has
  contains substring|contains string|string contains = includes
  unwrap = getor getexn getorthrow
  dynamic key = dict
  rejection|rejected = reject catch
  asynchronous = async
  circular|cyclic|cycle = cycle cyclic circular
  labelled = labeled
  length|size = length size
  print = log console
  delay|wait = settimeout
  timestamp|current time|current date = now
  first element|first item = head first
  hex|hexadecimal = radix
  polyvariant|polyvar = polymorphic
  uppercase = touppercase
  lowercase = tolowercase
  substring = slice substring
  clone = copy spread
  object.keys = keystoarray
  object.values = valuestoarray
  merge = spread concat assign
  equals|compare = equal equality compare`,
  // Modules and JavaScript.
  `ffi|foreign function = external interop bind
  bindings|binding to = bind external
  code splitting = lazy-components
  dynamic import = lazy-components demand
  lazy loading|lazy load = lazy-components lazy
  commonjs|cjs|es modules|esm|es6 = commonjs esmodule
  inline javascript|raw javascript|escape hatch = raw embed
  header file|interface file = resi
  namespace = namespace module
  macro = extension
  annotation|decorator = attribute decorator`,
  // Conversions as OCaml calls them.
  `string_of_int = int.tostring
  string_of_float = float.tostring
  string_of_bool = bool.tostring
  int_of_string = int.fromstring
  float_of_string = float.fromstring
  bool_of_string = bool.fromstring
  float_of_int = int.tofloat
  int_of_float = float.toint
  print_endline = console.log`,
  // React.
  `memoization|memoize = memo
  global state|state management|redux|share state = context reducer
  cleanup = clean
  routing|route|url = router
  css|tailwind|stylesheet = styling style
  event handler|onclick|onchange = event
  server side|server rendering = server`,
  // Tools.
  `rescript.json|bsconfig.json|bsconfig = configuration
  upgrade|breaking changes = migrate
  setup|getting started|install = installation install
  ide|vscode|vim|neovim|emacs = editor
  autocomplete|intellisense = editor
  linter|lint = warning analysis
  prettier|formatter = format
  unused = dead unused
  unit test|jest|vitest = testing
  debugger|breakpoint = debugging
  bundler|webpack|rollup = bundler build-systems
  reasonml|bucklescript = reason bucklescript
  workspace = monorepo
  compile time|build time|slow build = performance`,
];

const stems = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => stem(word.toLowerCase()))
    .join(' ');

const TABLE: ReadonlyMap<string, readonly string[]> = new Map(
  CONCEPTS.flatMap((group) => group.split('\n')).flatMap((line) => {
    const [others = '', ours = ''] = line.trim().split(' = ');
    return others.split('|').map((other) => [stems(other), ours.split(' ')] as const);
  }),
);

/** What readers call a decorator: beside one of these words, `module` may mean `@module`. */
const DECORATOR_WORDS: ReadonlySet<string> = new Set(['decorator', 'attribute', 'annotation'].map(stems));

/** Decorators and extension points had a prefix once: `@bs.module` is `@module`. */
function withoutOldPrefix(word: string): readonly string[] {
  const [, sign, name] = /^([@%]+)bs\.(.+)$/.exec(word) ?? [];
  return sign === undefined ? [] : [`${sign}${name}`];
}

/** Readers often forget the second sign of a file's decorator: `@directive` is `@@directive`. */
function withSecondSign(word: string): readonly string[] {
  return /^@[^@]/.test(word) ? [`@${word}`] : [];
}

/** For every word of a query, its synonyms in the documentation, alone or together with the next word. */
export function synonymsOf(words: readonly string[]): readonly (readonly string[])[] {
  const own = words.map(stems);
  const pair = (at: number): readonly string[] => TABLE.get(`${own[at]} ${own[at + 1]}`) ?? [];
  return words.map((word, at) => {
    const sign = own.some((other) => DECORATOR_WORDS.has(other)) ? [`@${word}`] : [];
    const others = new Set([
      ...withoutOldPrefix(word),
      ...withSecondSign(word),
      ...(TABLE.get(own[at] ?? '') ?? []),
      ...pair(at),
      ...pair(at - 1),
      ...sign,
    ]);
    others.delete(word);
    return [...others];
  });
}
