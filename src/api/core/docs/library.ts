import {createIndex} from '../model/api-index';
import {compareModels} from '../model/compare';
import type {ApiModel, ApiModule, SourcePosition} from '../model/model';
import {findSuccessors} from '../model/successors';
import type {Edition, Library} from './edition';
import {createPlaces} from './places';

export type LibraryOptions = Pick<Library, 'codeBlock' | 'labels'> & {
  /** Newest first. */
  readonly models: readonly ApiModel[];
  /** A version's name for readers: `v11`. */
  readonly versionName: (version: string) => string;
  /** The URL of a place in a version's API, with the site's base path. */
  readonly address: (version: string, path: string, anchor?: string) => string;
  readonly sourceAddress: (version: string, position: SourcePosition, module: ApiModule) => string | undefined;
};

/** Combines the models of all versions into the data pages are generated from. Throws if there are no models. */
export function createLibrary({models, versionName, address, sourceAddress, ...shared}: LibraryOptions): Library {
  const editions = models.map((model): Edition => {
    const index = createIndex(model);
    const own = (path: string, anchor?: string): string => address(model.version, path, anchor);
    return {
      model,
      index,
      places: createPlaces(model, index, own),
      name: versionName(model.version),
      address: own,
      sourceAddress: (position, module) => sourceAddress(model.version, position, module),
    };
  });
  const [newest] = editions;
  if (!newest) throw new Error('No version has an API model, so there are no pages to generate.');
  return {
    editions,
    history: compareModels(models),
    successors: findSuccessors(newest.model, newest.index),
    ...shared,
  };
}
