/** The API models' additions to a version's index: the types of values, and the successors of old names. */
import {findApiName, type ApiIndex} from '../../api/core/model/api-index';
import {fullName} from '../../api/core/model/compare';
import {isPublicModule, shownItems, type ApiModel} from '../../api/core/model/model';
import {MOVED_MODULES} from '../../api/core/model/renamed';
import type {Successors} from '../../api/core/model/successors';
import type {ApiAdditions} from './index/shard';

export type AdditionSources = {
  readonly model: ApiModel;
  readonly index: ApiIndex;
  /** Of all versions, newest first. */
  readonly models: readonly ApiModel[];
  readonly successors: Successors;
  /** The address of a place in the version's API, from the host's root. */
  readonly address: (path: string, anchor: string | undefined) => string;
};

/** The additions to the index of one version. */
export function apiAdditions(sources: AdditionSources): ApiAdditions {
  return {types: types(sources), renames: [...renames(sources)], abbreviations: abbreviations(sources)};
}

/** Every documented value with its type, with abbreviations expanded and without its name. */
function types({model, address}: AdditionSources): ApiAdditions['types'] {
  return model.modules.filter(isPublicModule).flatMap((module) =>
    shownItems(module)
      .filter(({kind}) => kind === 'value')
      .map(({anchor, expanded}) => [expanded.replace(/^[^:]*: /, ''), address(module.slug, anchor)] as const),
  );
}

/** An alias without parameters, or one that hands its parameters on: `type t = float`, `type t<'a> = list<'a>`. */
const ALIAS = /^type [\w']+ = ((?:[A-Z]\w*\.)*[a-z]\w*(?:<.*>)?)$|^type [\w']+(<.*>) = ((?:[A-Z]\w*\.)*[a-z]\w*)\2$/;

function abbreviations({model}: AdditionSources): ApiAdditions['abbreviations'] {
  return model.modules.filter(isPublicModule).flatMap((module) =>
    shownItems(module).flatMap(({kind, name, expanded}) => {
      const [, plain, , applied] = (kind === 'type' && ALIAS.exec(expanded)) || [];
      const meaning = applied ?? plain;
      return meaning === undefined ? [] : [[fullName(module, name), meaning] as const];
    }),
  );
}

/**
 * Names from any version that this version has replaced. In the newest version, this includes old names that still
 * exist, because they're there for old programs. In other versions, an existing name refers to itself.
 */
function renames({index, model, models, successors, address}: AdditionSources): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const isNewest = models[0]?.version === model.version;
  const add = (oldName: string, newName: string | undefined): void => {
    const target = newName === undefined ? undefined : findApiName(index, newName);
    const isOld = isNewest || findApiName(index, oldName) === undefined;
    if (target && isOld && !found.has(oldName)) found.set(oldName, address(target.path, target.anchor));
  };
  for (const older of models) {
    for (const module of older.modules) {
      for (const item of module.items)
        if (!item.shadowed) add(fullName(module, item.name), successors.of(module, item));
    }
  }
  const known = new Set(models.flatMap(({modules}) => modules.map(({id}) => id)));
  for (const [oldName, newNames] of Object.entries(MOVED_MODULES)) {
    if (oldName.includes('.') && known.has(oldName))
      add(
        oldName,
        newNames.find((name) => findApiName(index, name)),
      );
  }
  return found;
}
