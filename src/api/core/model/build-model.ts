/**
 * Builds a version's model from the packages' data: lists the modules as the documentation has them (`module-tree.ts`),
 * gives each item the signature the compiler prints, and makes the names in it public (`scope.ts`).
 */
import {createTypeExpander} from './expand-types';
import {moduleTree, type ModuleDraft} from './module-tree';
import {createPublicNames, type PublicNames} from './scope';
import {plainSignature, shownFunctor, shownSignature} from './signature-text';
import type {ApiItem, ApiModel, ApiModule, Deprecation, SourcePosition} from './model';
import {cleanReason, type RawVersion, type ToolsItem} from './raw';
import type {DumpItem} from './signature-dump';

/**
 * Builds the model of a version.
 * Throws a readable error if a documented item isn't in a printed signature: the tools and the compiler then disagree
 * about what the package contains, and a page would show a guess.
 */
export function buildModel(raw: RawVersion): ApiModel {
  const drafts = moduleTree(raw);
  const names = createPublicNames(drafts);
  const modules = drafts.map((draft) => finish(draft, raw, names));
  const expand = createTypeExpander(modules, names.scope);
  return {
    version: raw.version,
    comments: raw.comments,
    modules: modules.map((module) => ({
      ...module,
      items: module.items.map((item) => ({...item, expanded: expand(item.plain, module.id)})),
    })),
  };
}

function finish(draft: ModuleDraft, raw: RawVersion, names: PublicNames): ApiModule {
  const {module, tools} = draft;
  return {
    ...module,
    functor: module.functor && names.clean(shownFunctor(module.functor), module.id),
    deprecated: tools && deprecation(tools, raw),
    source: tools && position(tools, raw),
    items: withAnchors([...documentedItems(draft, raw, names), ...moduleTypes(draft, names)]),
  };
}

type Unanchored = Omit<ApiItem, 'anchor'>;

function documentedItems(draft: ModuleDraft, raw: RawVersion, names: PublicNames): readonly Unanchored[] {
  const items = draft.items.filter(
    (item): item is ToolsItem & {kind: 'type' | 'value'} => item.kind === 'type' || item.kind === 'value',
  );
  return items.map((item, index) => {
    const same = (other: DumpItem): boolean => other.kind === item.kind && other.name === item.name;
    const printed = draft.printed.find(same);
    const shown = (draft.reason ?? draft.printed).find(same);
    if (!printed || !shown || !('text' in printed) || !('text' in shown)) {
      throw new Error(
        `${raw.version}: ${draft.module.id}.${item.name} (${item.kind}) is documented, but the compiler doesn't print it for its module. The versions of the tools and compiler packages don't match.`,
      );
    }
    return {
      name: item.name,
      kind: item.kind,
      signature: names.clean(shownSignature(shown.text, draft.reason && item.kind === 'value'), draft.module.id),
      plain: plainSignature(names.clean(shownSignature(printed.text), draft.module.id)),
      expanded: '',
      docs: item.docs,
      fields: item.fields,
      deprecated: deprecation(item, raw),
      source: position(item, raw),
      shadowed: items.some((other, at) => at > index && other.kind === item.kind && other.name === item.name),
    };
  });
}

/** Module types among a module's items, such as `Belt.Id.Comparable`. The tool omits them. */
function moduleTypes(draft: ModuleDraft, names: PublicNames): readonly Unanchored[] {
  const own = new Set(draft.items.map((item) => item.name));
  return draft.printed.flatMap((item) => {
    if (item.kind !== 'moduleType' || own.has(item.name)) return [];
    const shown = draft.reason?.find((other) => other.kind === 'moduleType' && other.name === item.name);
    const written = names.clean(moduleTypeText(item, ''), draft.module.id);
    return [
      {
        name: item.name,
        kind: 'moduleType' as const,
        signature: shown?.kind === 'moduleType' ? names.clean(moduleTypeText(shown, ';'), draft.module.id) : written,
        plain: plainSignature(written),
        expanded: '',
        docs: '',
        fields: [],
        deprecated: undefined,
        source: undefined,
        shadowed: false,
      },
    ];
  });
}

function moduleTypeText({name, items}: DumpItem & {kind: 'moduleType'}, end: string): string {
  const lines = items.flatMap((part) =>
    'text' in part ? [`  ${shownSignature(part.text).replaceAll('\n', '\n  ')}${end}`] : [],
  );
  return [`module type ${name} = {`, ...lines, `}${end}`].join('\n');
}

function deprecation(item: ToolsItem, raw: RawVersion): Deprecation | undefined {
  if (item.deprecated === undefined) return undefined;
  const fromSource = raw.deprecations[item.source.file.replace(/^.*\//, '')]?.find(
    (other) => other.name === item.name && other.line >= item.source.line,
  );
  const reason = cleanReason(item.deprecated) || fromSource?.reason || '';
  // Up to 12.2 the tool leaves out the reason if there's a migration, and it cuts some off. Other words are another item's.
  return {reason, migration: fromSource?.reason.startsWith(reason) ? fromSource.migration : undefined};
}

/** The tool uses the file name `_none_` for items it can't locate. */
function position({source: {file, line}}: ToolsItem, {paths}: RawVersion): SourcePosition | undefined {
  return file === '_none_' ? undefined : {file: paths[file] ?? file, line};
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided-by',
  '%': 'modulo',
  '~': 'tilde',
  '<': 'less',
  '>': 'greater',
  '=': 'equals',
  '!': 'not',
  '&': 'and',
  '|': 'or',
  '^': 'caret',
  '.': 'dot',
  ':': 'colon',
  '@': 'at',
  '?': 'question',
  $: 'dollar',
  '#': 'hash',
};

/**
 * Gives every item its anchor, in order: the lower-case name, with -1, -2 … for repeats. Types are numbered before
 * values, and values before module types. Operators are spelled out: `+` is `plus`.
 */
export function withAnchors<T extends {readonly name: string; readonly kind: string}>(
  items: readonly T[],
): readonly (T & {readonly anchor: string})[] {
  const rank = ({kind}: T): number => ['type', 'value', 'moduleType'].indexOf(kind);
  const numbered = new Map<T, string>();
  const taken = new Set<string>();
  for (const item of items.toSorted((a, b) => rank(a) - rank(b))) {
    const base = anchorOf(item.name);
    let anchor = base;
    for (let repeat = 1; taken.has(anchor); repeat++) anchor = `${base}-${repeat}`;
    taken.add(anchor);
    numbered.set(item, anchor);
  }
  return items.map((item) => ({...item, anchor: numbered.get(item) ?? ''}));
}

function anchorOf(name: string): string {
  if (/\w/.test(name)) return name.toLowerCase().replace(/\W/g, '-');
  return Array.from(name, (sign) => OPERATORS[sign] ?? `u${sign.codePointAt(0)?.toString(16) ?? ''}`).join('-');
}
