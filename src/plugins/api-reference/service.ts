/** The models of all versions, made once in a process and only when they are asked for. */
import path from 'node:path';
import {buildModel} from '../../lib/api-model/build-model';
import type {ApiModel} from '../../lib/api-model/model';
import type {Machine} from '../examples/toolchain';
import {createRawSource} from './extract/index';

export type ApiService = {
  /** Manual versions, newest first. */
  readonly versions: readonly string[];
  /** The model of a version. Throws with a sentence for a version without packages, or when they cannot be read here. */
  readonly model: (version: string) => Promise<ApiModel>;
  /** All models, newest first. */
  readonly models: () => Promise<readonly ApiModel[]>;
};

/** @param options.cacheDir where results are kept between runs; `.cache` in the site's folder by default */
export function createApiService({siteDir, cacheDir = path.join(siteDir, '.cache'), machine = process}: {
  readonly siteDir: string;
  readonly cacheDir?: string;
  readonly machine?: Machine;
}): ApiService {
  const source = createRawSource(siteDir, cacheDir, machine);
  const models = new Map<string, Promise<ApiModel>>();
  const model = (version: string): Promise<ApiModel> => {
    const made = models.get(version) ?? source.read(version).then(buildModel);
    models.set(version, made);
    return made;
  };
  return {versions: source.versions, model, models: () => Promise.all(source.versions.map(model))};
}
