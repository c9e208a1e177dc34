/** The history of every item from version to version, computed from the models alone. */
import {OPEN_ROOTS, isPublicModule, shownItems, type ApiItem, type ApiModel, type ApiModule} from './model';

/** An item in one of the versions. */
export type VersionedItem = {readonly version: string; readonly module: ApiModule; readonly item: ApiItem};

/** A changed signature. Each signature is shown the way its version writes it. */
export type SignatureChange = {
  /** The version that introduced it. */
  readonly version: string;
  readonly before: string;
  readonly now: string;
};

/** The history of an item relative to one version. */
export type ItemHistory = {
  /** The first version on the site that has it without a gap until this one. */
  readonly since: string;
  /** The first later version that doesn't have it. */
  readonly removedIn: string | undefined;
  /** Oldest first, before and after this version. */
  readonly changes: readonly SignatureChange[];
};

export type ApiHistory = {
  /** The history of an item. Throws if the item isn't in the version. */
  readonly of: (version: string, module: ApiModule, item: Pick<ApiItem, 'kind' | 'name'>) => ItemHistory;
  /** What a version added, removed, changed, and deprecated. */
  readonly changesOf: (version: string) => VersionChanges;
};

export type VersionChanges = {
  /** The previous version; undefined for the oldest, which has nothing to compare with. */
  readonly before: string | undefined;
  readonly added: readonly VersionedItem[];
  /** As they were in the previous version. */
  readonly removed: readonly VersionedItem[];
  readonly changed: readonly (VersionedItem & SignatureChange)[];
  /** Those that weren't deprecated in the previous version. */
  readonly deprecated: readonly VersionedItem[];
};

/** The name of an item across versions: `value Array.map`, whatever its library was called. */
export function itemKey(module: Pick<ApiModule, 'id'>, {kind, name}: Pick<ApiItem, 'kind' | 'name'>): string {
  return `${kind} ${fullName(module, name)}`;
}

/** The name as programs write it: `Array.map`, `setTimeout`. */
export function fullName({id}: Pick<ApiModule, 'id'>, name: string): string {
  return OPEN_ROOTS.includes(id) ? name : `${id}.${name}`;
}

/** @param models newest first, like every list of versions */
export function compareModels(models: readonly ApiModel[]): ApiHistory {
  const ordered = models.toReversed();
  const versions = ordered.map(({version}) => version);
  const lives = new Map<string, (VersionedItem | undefined)[]>();
  ordered.forEach(({version, modules}, at) => {
    for (const module of modules) {
      if (!isPublicModule(module) || module.aliasOf !== undefined) continue;
      for (const item of shownItems(module)) {
        const key = itemKey(module, item);
        const life = lives.get(key) ?? Array.from<undefined>({length: versions.length});
        life[at] = {version, module, item};
        lives.set(key, life);
      }
    }
  });
  return {
    of: (version, module, item) => {
      const life = lives.get(itemKey(module, item));
      const at = versions.indexOf(version);
      if (!life?.[at])
        throw new Error(
          `${fullName(module, item.name)} isn't in the API of ${version}, so it doesn't have a history there.`,
        );
      return historyAt(life, at, versions);
    },
    changesOf: (version) => changesAt([...lives.values()], versions.indexOf(version), versions),
  };
}

/** An item in all versions, oldest first. */
type Life = readonly (VersionedItem | undefined)[];

function historyAt(life: Life, at: number, versions: readonly string[]): ItemHistory {
  let first = at;
  while (life[first - 1]) first--;
  let last = at;
  while (life[last + 1]) last++;
  const changes = life
    .slice(first, last)
    .flatMap((older, index) => changeBetween(older, life[first + index + 1]) ?? [])
    .map(({version, before, now}) => ({version, before, now}));
  return {since: versions[first] ?? '', removedIn: versions[last + 1], changes};
}

function changeBetween(
  older: VersionedItem | undefined,
  newer: VersionedItem | undefined,
): (VersionedItem & SignatureChange) | undefined {
  if (!older || !newer || older.item.plain === newer.item.plain || older.item.expanded === newer.item.expanded)
    return undefined;
  return {...newer, before: older.item.signature, now: newer.item.signature};
}

function changesAt(lives: readonly Life[], at: number, versions: readonly string[]): VersionChanges {
  return {
    before: versions[at - 1],
    added: at > 0 ? lives.flatMap((life) => (life[at - 1] ? [] : (life[at] ?? []))) : [],
    removed: lives.flatMap((life) => (life[at] ? [] : (life[at - 1] ?? []))),
    changed: lives.flatMap((life) => changeBetween(life[at - 1], life[at]) ?? []),
    deprecated:
      at > 0
        ? lives.flatMap((life) => (isDeprecated(life[at]) && !isDeprecated(life[at - 1]) ? (life[at] ?? []) : []))
        : [],
  };
}

/** A module that's deprecated as a whole deprecates all its items. */
const isDeprecated = (found: VersionedItem | undefined): boolean =>
  (found?.item.deprecated ?? found?.module.deprecated) !== undefined;
