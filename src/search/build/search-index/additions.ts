import {apiAddress} from '../../../config/api-address';
import {findVersion, versionLines} from '../../../config/versions';
import {findSuccessors} from '../../../api/core/model/successors';
import {apiAdditions} from '../../core/api-additions';
import type {ApiAdditions} from '../../core/index/shard';
import {apiServiceOf} from '../../../api/build/service';

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
