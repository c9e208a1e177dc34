/**
 * Expands all abbreviations in signatures, so that only real differences remain between versions and between modules:
 * with `type t<'a> = array<'a>`, `t<string>` is `array<string>`.
 */
import type {ApiModule} from './model';
import {insideBracket, splitOutside, WITH_ANGLES, typePaths, type TypePath} from './signature-syntax';
import {fullName} from './compare';
import type {ApiScope} from './scope';

/**
 * Types that are the same under several names. The packages don't say so; this list was reviewed by hand. Old names
 * map to the newest version's name.
 */
const EQUAL_TYPES: Readonly<Record<string, string>> = {
  'Js.null': 'null',
  'Js.undefined': 'undefined',
  'Js.nullable': 'nullable',
  'Js.null_undefined': 'nullable',
  'Js.Null.t': 'null',
  'Js.Undefined.t': 'undefined',
  'Js.Nullable.t': 'nullable',
  'Js.Dict.t': 'dict',
  'Js.Promise.t': 'promise',
  'Js.Promise2.t': 'promise',
  'Js.Promise.error': 'Js.Promise2.error',
  'Js.Json.t': 'JSON.t',
  'Js.Re.t': 'RegExp.t',
  'Js.Re.result': 'RegExp.Result.t',
  'Js.Date.t': 'Date.t',
  'Js.Exn.t': 'JsExn.t',
  'Error.t': 'JsExn.t',
  'Js.Array.array_like': 'Array.arrayLike',
  'Js.Array2.array_like': 'Array.arrayLike',
  'Js.Types.symbol': 'Symbol.t',
  'Js.Types.obj_val': 'Type.Classify.object',
  'Js.Types.function_val': 'Type.Classify.function',
  'Js.TypedArray2.ArrayBuffer.t': 'ArrayBuffer.t',
  'Js.TypedArray2.array_buffer': 'ArrayBuffer.t',
  'Js.Map.t': 'Map.t',
  'Js.Set.t': 'Set.t',
  'Js.WeakMap.t': 'WeakMap.t',
  'Js.WeakSet.t': 'WeakSet.t',
  'Js.Global.timeoutId': 'timeoutId',
  'Js.Global.intervalId': 'intervalId',
  'Global.timeoutId': 'timeoutId',
  'Global.intervalId': 'intervalId',
};

type Abbreviation = {readonly parameters: readonly string[]; readonly meaning: string; readonly inside: string};

export type TypeExpander = (plain: string, inside: string) => string;

/** Limits modules that abbreviate each other, which would never end. */
const MAX_DEPTH = 20;

/** @param modules whose signatures haven't been expanded yet */
export function createTypeExpander(modules: readonly ApiModule[], scope: ApiScope): TypeExpander {
  const abbreviations = new Map<string, Abbreviation>();
  for (const module of modules) {
    for (const item of module.items) {
      const abbreviation = item.kind === 'type' && !item.shadowed ? readAbbreviation(item.plain, module.id) : undefined;
      if (abbreviation) abbreviations.set(`${module.id}.${item.name}`, abbreviation);
    }
  }

  function expand(text: string, inside: string, depth: number): string {
    let result = '';
    let at = 0;
    for (const path of typePaths(text)) {
      if (path.start < at) continue;
      const written = text[path.end] === '<' ? insideBracket(text.slice(path.end), WITH_ANGLES) : '';
      const args = written === '' ? [] : splitOutside(written, ',', WITH_ANGLES);
      const expanded = args.map((arg) => expand(arg.trim(), inside, depth));
      result += text.slice(at, path.start) + meaningOf(path, expanded, inside, depth);
      at = path.end + (written === '' ? 0 : written.length + '<>'.length);
    }
    return result + text.slice(at);
  }

  function meaningOf({modules: path, name}: TypePath, args: readonly string[], inside: string, depth: number): string {
    const owner = scope.typeOwner(path, name, inside);
    const full = owner === undefined ? [...path, name].join('.') : fullName({id: owner}, name);
    const own = applied(EQUAL_TYPES[full] ?? full, args);
    const abbreviation = owner === undefined ? undefined : abbreviations.get(`${owner}.${name}`);
    if (!abbreviation || depth > MAX_DEPTH || abbreviation.parameters.length !== args.length) return own;
    const fillIn = (text: string): string =>
      text.replace(/'\w+/g, (variable) => args[abbreviation.parameters.indexOf(variable)] ?? variable);
    if (fillIn(abbreviation.meaning) === applied(name, args)) return own;
    return fillIn(expand(abbreviation.meaning, abbreviation.inside, depth + 1));
  }

  return (plain, inside) => expand(plain, inside, 0);
}

function applied(name: string, args: readonly string[]): string {
  return args.length === 0 ? name : `${name}<${args.join(', ')}>`;
}

/** `type t<'a> = array<'a>`, also with constructors repeated after another `=`; undefined for types of their own. */
function readAbbreviation(declaration: string, inside: string): Abbreviation | undefined {
  const [, parameters = '', type = ''] = /^type (?:rec )?[\w']+(?:<([^>]*)>)? = (.+)$/.exec(declaration) ?? [];
  const [meaning = ''] = type.split(' = ');
  const isPath = /^(?:[A-Z]\w*\.)*[a-z_]\w*(?:<.*>)?$/.test(meaning);
  const isOther = /^[('a-z]/.test(meaning) && !/[{|[]|\.\.|constraint|module\(/.test(meaning);
  return isPath || isOther ? {parameters: parameters.match(/'\w+/g) ?? [], meaning, inside} : undefined;
}
