/** Puts the models of all versions together into what pages are made with. */
import {createIndex} from '../api-model/api-index';
import {compareModels} from '../api-model/compare';
import type {ApiModel, ApiModule, SourcePosition} from '../api-model/model';
import {findSuccessors} from '../api-model/successors';
import type {CodeBlockRenderer, Edition, Library} from './edition';
import type {ApiLabels} from './labels';
import {docsSyntax} from './parse';
import {createPlaces} from './places';

export type LibraryOptions = {
  /** Newest first. */
  readonly models: readonly ApiModel[];
  /** What readers call a version: `v11`. */
  readonly versionName: (version: string) => string;
  /** The address of a place in the API of a version, with the site's base path. */
  readonly address: (version: string, path: string, anchor?: string) => string;
  readonly sourceAddress: (version: string, position: SourcePosition, module: ApiModule) => string | undefined;
  readonly codeBlock: CodeBlockRenderer;
  readonly labels: ApiLabels;
};

/** Throws when there is no model at all. */
export function createLibrary({models, versionName, address, sourceAddress, codeBlock, labels}: LibraryOptions): Library {
  const editions = models.map((model): Edition => {
    const index = createIndex(model);
    const own = (path: string, anchor?: string): string => address(model.version, path, anchor);
    return {
      model,
      index,
      places: createPlaces(model, index, own),
      syntax: docsSyntax(model.version),
      name: versionName(model.version),
      address: own,
      sourceAddress: (position, module) => sourceAddress(model.version, position, module),
    };
  });
  const [newest] = editions;
  if (!newest) throw new Error('There is no version of the API to make pages of.');
  return {editions, history: compareModels(models), successors: findSuccessors(newest.model, newest.index), codeBlock, labels};
}
