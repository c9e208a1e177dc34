/**
 * Expands all abbreviations in signatures, so that only real differences remain between versions and between modules:
 * with `type t<'a> = array<'a>`, `t<string>` is `array<string>`.
 */
import type {ApiModule} from './model';
import {EQUAL_TYPES} from './equal-types';
import {OPEN_ROOTS} from './roots';
import type {ApiScope} from './scope';
import {typePaths} from './type-paths';

/** The type an abbreviation stands for, and where it's declared. */
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
      const {args, end} = readArguments(text, path.end);
      const expanded = args.map((arg) => expand(arg, inside, depth));
      result += text.slice(at, path.start) + meaningOf(path.modules, path.name, expanded, inside, depth);
      at = end;
    }
    return result + text.slice(at);
  }

  function meaningOf(
    path: readonly string[],
    name: string,
    args: readonly string[],
    inside: string,
    depth: number,
  ): string {
    const owner = scope.typeOwner(path, name, inside);
    const full =
      owner === undefined ? [...path, name].join('.') : OPEN_ROOTS.includes(owner) ? name : `${owner}.${name}`;
    const abbreviation = owner === undefined ? undefined : abbreviations.get(`${owner}.${name}`);
    if (!abbreviation || depth > MAX_DEPTH || abbreviation.parameters.length !== args.length)
      return applied(EQUAL_TYPES[full] ?? full, args);
    const meaning = abbreviation.meaning.replace(
      /'\w+/g,
      (variable) => args[abbreviation.parameters.indexOf(variable)] ?? variable,
    );
    if (meaning === applied(name, args)) return applied(EQUAL_TYPES[full] ?? full, args);
    const written = abbreviation.meaning.replace(
      /'\w+/g,
      (variable) => `'arg${abbreviation.parameters.indexOf(variable)}`,
    );
    return expand(written, abbreviation.inside, depth + 1).replace(
      /'arg(\d+)/g,
      (_, index: string) => args[Number(index)] ?? '',
    );
  }

  return (plain, inside) => expand(plain, inside, 0);
}

function applied(name: string, args: readonly string[]): string {
  return args.length === 0 ? name : `${name}<${args.join(', ')}>`;
}

/** `type t<'a> = array<'a>`, also with constructors repeated after another `=`; undefined for types of their own. */
function readAbbreviation(declaration: string, inside: string): Abbreviation | undefined {
  const match = /^type (?:rec )?[\w']+(?:<([^>]*)>)? = (.+)$/.exec(declaration);
  const meaning = match?.[2]?.split(' = ')[0] ?? '';
  const isPath = /^(?:[A-Z]\w*\.)*[a-z_]\w*(?:<.*>)?$/.test(meaning);
  const isOther = /^[('a-z]/.test(meaning) && !/[{|[]|\.\.|constraint|module\(/.test(meaning);
  if (!match || !(isPath || isOther)) return undefined;
  return {
    parameters: (match[1] ?? '')
      .split(',')
      .map((parameter) => parameter.trim())
      .filter(Boolean),
    meaning,
    inside,
  };
}

/** The type arguments that start at an index, and the index after them. */
function readArguments(text: string, at: number): {args: readonly string[]; end: number} {
  if (text[at] !== '<') return {args: [], end: at};
  const args: string[] = [];
  let depth = 0;
  let start = at + 1;
  for (let index = at; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (sign === '>' && text[index - 1] === '=') continue;
    if ('<([{'.includes(sign)) depth++;
    else if ('>)]}'.includes(sign)) depth--;
    if ((depth === 1 && sign === ',') || depth === 0) {
      args.push(text.slice(start, index).trim());
      start = index + 1;
    }
    if (depth === 0) return {args, end: index + 1};
  }
  return {args: [], end: at};
}
