/**
 * Where the names of the old libraries, `Js`, `Belt` and ReScript Core, moved in a newer version, counted by module.
 */
import {fullName, itemKey} from './compare';
import {isPublicModule, shownItems, type ApiItem, type ApiLibrary, type ApiModel, type ApiModule} from './model';
import type {SuccessionEvidence, Successors} from './successors';

/** The fate of a name: unchanged, replaced (and how the successor is known), or without a successor. */
type Fate = 'stays' | SuccessionEvidence | 'none';

export const FATES = [
  'stays',
  'migration',
  'deprecation',
  'dataFirst',
  'type',
  'review',
  'none',
] as const satisfies readonly Fate[];

export type ModuleMoves = {
  /** Such as `Js.Dict` or `RescriptCore.Array`. Includes submodules: `Belt.Map` includes `Belt.Map.Int`. */
  readonly module: string;
  /** The types and values documented in the older version. */
  readonly names: number;
  readonly fates: Readonly<Record<Fate, number>>;
};

export type Moves = {
  readonly modules: readonly ModuleMoves[];
  /** One for each library, with the library's name: `Js`. */
  readonly totals: readonly ModuleMoves[];
  /** Functions whose successor has the same name and type but swaps the arguments, which no compiler can notice. */
  readonly swapped: readonly string[];
};

type OldName = {
  readonly label: string;
  readonly module: ApiModule;
  readonly item: ApiItem;
  readonly fate: Fate;
  readonly successor: string | undefined;
};

const LIBRARIES: Readonly<Partial<Record<ApiLibrary, string>>> = {js: 'Js', belt: 'Belt', core: 'RescriptCore'};

/**
 * Follows every name of `Js`, `Belt` and ReScript Core.
 * @param successors maps to the names of `newer`
 */
export function followNames(older: ApiModel, newer: ApiModel, successors: Successors): Moves {
  const current = new Map(
    newer.modules.flatMap((module) => module.items.map((item) => [itemKey(module, item), {module, item}])),
  );
  const names = Object.entries(LIBRARIES).flatMap(([library, label]) =>
    older.modules
      .filter((module) => module.library === library && isPublicModule(module) && module.aliasOf === undefined)
      .flatMap((module) =>
        shownItems(module).map((item): OldName => {
          const succession = successors.explain(module, item);
          const same = current.get(itemKey(module, item));
          const stays = same && !same.item.deprecated && !same.module.deprecated;
          const fate = succession?.evidence ?? (stays ? 'stays' : 'none');
          return {label, module, item, fate, successor: succession?.name};
        }),
      ),
  );
  return {
    modules: countBy(names, ({label, module}) =>
      [label, ...module.id.split('.').filter((part) => part !== label && part !== 'Core')].slice(0, 2).join('.'),
    ),
    totals: countBy(names, ({label}) => label),
    swapped: names
      .filter(
        ({item, fate, successor}) =>
          fate === 'dataFirst' &&
          takesTwoAlike(item) &&
          withoutOptions(current.get(`${item.kind} ${successor}`)?.item.expanded) === item.expanded,
      )
      .map(({module, item}) => fullName(module, item.name)),
  };
}

const NOTHING = Object.fromEntries(FATES.map((fate) => [fate, 0])) as ModuleMoves['fates'];

function countBy(names: readonly OldName[], groupOf: (name: OldName) => string): readonly ModuleMoves[] {
  const groups = new Map<string, Omit<ModuleMoves, 'module'>>();
  for (const name of names) {
    const group = groups.get(groupOf(name)) ?? {names: 0, fates: NOTHING};
    const fates = {...group.fates, [name.fate]: group.fates[name.fate] + 1};
    groups.set(groupOf(name), {names: group.names + 1, fates});
  }
  return [...groups].map(([module, counts]) => ({module, ...counts}));
}

/** A type without its optional arguments, which a call may leave out. */
const withoutOptions = (type = ''): string => type.replace(/, ~\w+: [^,()]+=\?/g, '');

/** Whether the first two arguments have the same type, so that swapping them compiles. */
function takesTwoAlike({kind, expanded}: ApiItem): boolean {
  const [, first, second] = /^let [^:]+: \(([^,()]+), ([^,()]+)[,)]/.exec(expanded) ?? [];
  return kind === 'value' && first !== undefined && first === second;
}
