/**
 * The library of all versions for one site, with its base path, and with names and repositories from its configuration.
 */
import type {CompilerService} from '../../compilers/build/service';
import {apiAddress} from '../../config/api-address';
import {findVersion, versionLines} from '../../config/versions';
import type {Library} from '../core/docs/edition';
import {createLibrary, type LibraryOptions} from '../core/docs/library';
import {apiSourceAddress} from './source-address';

export type EditionOptions = Pick<LibraryOptions, 'models' | 'codeBlock' | 'labels'> & {
  readonly compilers: CompilerService;
  /** With slashes at both ends. */
  readonly baseUrl: string;
};

export function siteLibrary({compilers: {toolchain}, baseUrl, ...shared}: EditionOptions): Library {
  return createLibrary({
    ...shared,
    versionName: (version) => findVersion(versionLines.api, version)?.name ?? version,
    address: (version, path, anchor) => baseUrl.replace(/\/$/, '') + apiAddress(version, {path, anchor}),
    sourceAddress: (version, {file, line}, {library}) => apiSourceAddress(toolchain(version), library, file, line),
  });
}
