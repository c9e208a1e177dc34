/** For one site, with its base path, names and repositories. */
import type {CompilerService} from '../../compilers/service';
import {apiAddress} from '../../config/api-address';
import {findVersion, versionLines} from '../../config/versions';
import type {Library} from '../../lib/api-docs/edition';
import type {CodeBlockRenderer} from '../../lib/api-docs/edition';
import type {ApiLabels} from '../../lib/api-docs/labels';
import {createLibrary} from '../../lib/api-docs/library';
import type {ApiModel} from '../../lib/api-model/model';
import {apiSourceAddress} from './source-address';

export type EditionOptions = {
  readonly compilers: CompilerService;
  readonly models: readonly ApiModel[];
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly codeBlock: CodeBlockRenderer;
  readonly labels: ApiLabels;
};

export function siteLibrary({compilers: {toolchain}, models, baseUrl, codeBlock, labels}: EditionOptions): Library {
  return createLibrary({
    models,
    codeBlock,
    labels,
    versionName: (version) => findVersion(versionLines.api, version)?.name ?? version,
    address: (version, path, anchor) => baseUrl.replace(/\/$/, '') + apiAddress(version, {path, anchor}),
    sourceAddress: (version, {file, line}, {library}) => apiSourceAddress(toolchain(version), library, file, line),
  });
}
