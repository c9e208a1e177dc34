/** The API models' additions to a version's index: the types of values, and the successors of old names. */
import {apiServiceOf} from '../../../api/build/service';
import {findApiName, type ApiIndex} from '../../../api/core/model/api-index';
import {fullName} from '../../../api/core/model/compare';
import {isPublicModule, shownItems, type ApiModel} from '../../../api/core/model/model';
import {MOVED_MODULES} from '../../../api/core/model/renamed';
import {findSuccessors, type Successors} from '../../../api/core/model/successors';
import {apiAddress} from '../../../config/api-address';
import {findVersion, versionLines} from '../../../config/versions';
import type {ApiAdditions} from '../../core/index/shard';

export type AdditionSources = {
  readonly model: ApiModel;
  readonly index: ApiIndex;
  /** Of all versions, newest first. */
  readonly models: readonly ApiModel[];
  readonly successors: Successors;
  /** The address of a place in the version's API, from the host's root. */
  readonly address: (path: string, anchor: string | undefined) => string;
};

/** @param baseUrl with slashes at both ends. @returns the additions of a manual version, by its id. */
export function additionsOf(siteDir: string, baseUrl: string): (version: string) => Promise<ApiAdditions> {
  const service = apiServiceOf(siteDir);
  return async (version) => {
    const models = await service.models();
    const [newest] = models;
    if (!newest) throw new Error('No version has an API.');
    // A version whose own compiler isn't published yet has the API of the compiler its docs are based on.
    const compiler = findVersion(versionLines.api, version)?.compiler ?? version;
    return apiAdditions({
      model: await service.model(compiler),
      index: await service.index(compiler),
      models,
      successors: findSuccessors(newest, await service.index(newest.version)),
      address: (path, anchor) => baseUrl.replace(/\/$/, '') + apiAddress(version, {path, anchor}),
    });
  };
}

/** An alias without parameters, or one that hands its parameters on: `type t = float`, `type t<'a> = list<'a>`. */
const ALIAS = /^type [\w']+ = ((?:[A-Z]\w*\.)*[a-z]\w*(?:<.*>)?)$|^type [\w']+(<.*>) = ((?:[A-Z]\w*\.)*[a-z]\w*)\2$/;

/** The additions to the index of one version. */
export function apiAdditions(sources: AdditionSources): ApiAdditions {
  const {model, address} = sources;
  const shown = model.modules
    .filter(isPublicModule)
    .flatMap((module) => shownItems(module).map((item) => ({...item, module})));
  return {
    // Every documented value with its type, with abbreviations expanded and without its name.
    types: shown
      .filter(({kind}) => kind === 'value')
      .map(({anchor, expanded, module}) => [expanded.replace(/^[^:]*: /, ''), address(module.slug, anchor)] as const),
    renames: [...renames(sources)],
    abbreviations: shown.flatMap(({kind, name, expanded, module}) => {
      const [, plain, , applied] = (kind === 'type' && ALIAS.exec(expanded)) || [];
      const meaning = applied ?? plain;
      return meaning === undefined ? [] : [[fullName(module, name), meaning] as const];
    }),
  };
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
  const modules = models.flatMap((older) => older.modules);
  for (const module of modules)
    for (const item of module.items) if (!item.shadowed) add(fullName(module, item.name), successors.of(module, item));
  const known = new Set(modules.map(({id}) => id));
  for (const [oldName, newNames] of Object.entries(MOVED_MODULES))
    if (oldName.includes('.') && known.has(oldName)) newNames.forEach((newName) => add(oldName, newName));
  return found;
}
