/** The libraries' names on a page, and what became of them from one version to the next. */
import {findApiName, type ApiIndex} from '../model/api-index';
import {fullName} from '../model/compare';
import {isPublicModule, shownItems, type ApiItem, type ApiModel, type ApiModule} from '../model/model';
import type {Successors} from '../model/successors';
import type {Example} from '../../../examples/core/fence/example';
import {lex} from '../../../rescript/core/syntax/languages';
import type {TokenKind} from '../../../rescript/core/syntax/token';

type Source = Pick<Example, 'written' | 'files'>;

export type VersionNames = {readonly index: ApiIndex; readonly model: ApiModel};

/** A name that is gone or deprecated, and its replacement. */
type ReplacedName = {readonly before: string; readonly now?: string};

const WITHOUT_NAMES: ReadonlySet<TokenKind> = new Set(['string', 'comment', 'attribute']);
const PATH = /(?<![\w.])(?:[A-Z]\w*\.)+[a-z_]\w*/g;

/**
 * The full names of library functions in an example: only paths, and only if nothing in it can give them another
 * meaning (a module of that name, `open`, `include`).
 */
export function libraryNames({written, files}: Source, {index}: Pick<VersionNames, 'index'>): readonly string[] {
  const codes = files.map(({code}) => withoutTexts(code));
  if (codes.some((code) => /^\s*(?:open|include)\b/m.test(code))) return [];
  const own = new Set([
    ...files.map(({name}) => name.replace(/\.\w+$/, '')),
    ...codes.flatMap((code) => [...code.matchAll(/\bmodule (?:rec |type )?(\w+)/g)].map(([, name]) => name)),
  ]);
  const paths = written.flatMap(({code}) => [...withoutTexts(code).matchAll(PATH)].map(([name]) => name));
  const foreign = paths.filter((name) => !own.has(name.split('.')[0] ?? ''));
  return [...new Set(foreign.flatMap((name) => findApiName(index, name)?.name ?? []))].sort();
}

function withoutTexts(code: string): string {
  return lex('res', code)
    .filter(({kind}) => WITHOUT_NAMES.has(kind))
    .reduceRight((rest, {start, end}) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), code);
}

/** Those of `names` that the earlier version doesn't have. */
export function addedNames(names: readonly string[], before: VersionNames): readonly string[] {
  return names.filter((name) => findApiName(before.index, name) === undefined);
}

/**
 * The names of the earlier version that the later one removed or deprecated, with what replaced them. Names that the
 * earlier version already deprecates are left out.
 */
export function replacedNames(
  names: readonly string[],
  before: VersionNames,
  now: VersionNames & {readonly successors: Successors},
): readonly ReplacedName[] {
  const [known, current] = [itemsOf(before.model), itemsOf(now.model)];
  return names.flatMap((name): readonly ReplacedName[] => {
    const old = known.get(name);
    const stays = findApiName(now.index, name) !== undefined && !isDeprecated(current.get(name));
    if (!old || isDeprecated(old) || stays) return [];
    const successor = now.successors.of(old.module, old.item);
    return [{before: name, ...(successor !== undefined && {now: successor})}];
  });
}

type Found = {readonly module: ApiModule; readonly item: ApiItem};

const isDeprecated = (found: Found | undefined): boolean =>
  found !== undefined && (found.item.deprecated ?? found.module.deprecated) !== undefined;

/** By full name, also by a module's other names; a value rather than a type. */
function itemsOf({modules}: ApiModel): ReadonlyMap<string, Found> {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const all = modules
    .filter(isPublicModule)
    .flatMap((module) => shownItems(byId.get(module.aliasOf ?? '') ?? module).map((item): Found => ({module, item})));
  const values = all.filter(({item}) => item.kind === 'value');
  return new Map([...all, ...values].map((found) => [fullName(found.module, found.item.name), found]));
}
