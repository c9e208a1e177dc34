/** Where the names of the old libraries, `Js` and `Belt`, are in a newer version: counted for each of their modules. */
import {fullName, itemKey} from './compare';
import type {ApiItem, ApiLibrary, ApiModel, ApiModule} from './model';
import type {SuccessionEvidence, Successors} from './successors';
import {isPublicModule, shownItems} from './visibility';

/** What became of a name: it stays, its successor is known from something, or it has none. */
export type Fate = 'stays' | SuccessionEvidence | 'none';

export const FATES = ['stays', 'migration', 'deprecation', 'twin', 'type', 'review', 'none'] as const satisfies readonly Fate[];

export type ModuleMoves = {
  /** `Js.Dict`; with all that is inside of it: `Belt.Map` has those of `Belt.Map.Int`. */
  readonly module: string;
  /** Types and values that readers of the older version see. */
  readonly names: number;
  readonly fates: Readonly<Record<Fate, number>>;
};

export type Moves = {
  readonly modules: readonly ModuleMoves[];
  /** One for each library, named like it: `Js`. */
  readonly totals: readonly ModuleMoves[];
  /** Functions whose successor has the same name and type, but takes its arguments in the other order: no compiler sees a mistake. */
  readonly swapped: readonly string[];
};

type OldName = {readonly module: ApiModule; readonly item: ApiItem; readonly fate: Fate; readonly successor: string | undefined};

/**
 * Follows every name of `Js` and `Belt`.
 * @param successors the way to the names of `newer`
 */
export function followNames(older: ApiModel, newer: ApiModel, successors: Successors): Moves {
  const current = new Map(newer.modules.flatMap((module) => module.items.map((item) => [itemKey(module, item), {module, item}])));
  const names = older.modules
    .filter((module) => module.library === 'js' || module.library === 'belt')
    .filter((module) => isPublicModule(module) && module.aliasOf === undefined)
    .flatMap((module) => shownItems(module).map((item): OldName => {
      const succession = successors.explain(module, item);
      const same = current.get(itemKey(module, item));
      const stays = same !== undefined && !same.item.deprecated && !same.module.deprecated;
      return {module, item, fate: succession?.evidence ?? (stays ? 'stays' : 'none'), successor: succession?.name};
    }));
  const library = (wanted: ApiLibrary): readonly OldName[] => names.filter(({module}) => module.library === wanted);
  return {
    modules: countBy(names, ({module}) => module.id.split('.').slice(0, 2).join('.')),
    totals: [...countBy(library('js'), () => 'Js'), ...countBy(library('belt'), () => 'Belt')],
    swapped: names
      .filter(({item, fate, successor}) => fate === 'twin' && takesTwoAlike(item) && current.get(`${item.kind} ${successor}`)?.item.expanded === item.expanded)
      .map(({module, item}) => fullName(module, item.name)),
  };
}

function countBy(names: readonly OldName[], groupOf: (name: OldName) => string): readonly ModuleMoves[] {
  const groups = new Map<string, {names: number; fates: Record<Fate, number>}>();
  for (const name of names) {
    const group = groups.get(groupOf(name)) ?? {names: 0, fates: {stays: 0, migration: 0, deprecation: 0, twin: 0, type: 0, review: 0, none: 0}};
    group.names += 1;
    group.fates[name.fate] += 1;
    groups.set(groupOf(name), group);
  }
  return [...groups].map(([module, counts]) => ({module, ...counts}));
}

/** Whether the first two arguments have one type, so that they can be swapped unseen. */
function takesTwoAlike({kind, expanded}: ApiItem): boolean {
  const [, first, second] = /^let [^:]+: \(([^,()]+), ([^,()]+)[,)]/.exec(expanded) ?? [];
  return kind === 'value' && first !== undefined && first === second;
}
