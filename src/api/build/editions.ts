/**
 * The library of all versions for one site, with its base path, and with names and repositories from its configuration.
 */
import type {CompilerService} from '../../compilers/build/service';
import {apiAddress} from '../../config/api-address';
import {findVersion, versionLines} from '../../config/versions';
import {type Library, createLibrary, type LibraryOptions} from '../core/docs/library';
import {releaseOf, type Toolchain} from '../../compilers/build/toolchain';
import type {ApiLibrary} from '../core/model/model';

/** The address of a line of a source file, in the release that is installed. */
export function apiSourceAddress(toolchain: Toolchain, library: ApiLibrary, file: string, line: number): string {
  const own = toolchain.libraries.find(({api}) => api?.roots.some((root) => root.library === library));
  const {url, tagPrefix, folder} = own?.api?.repository ?? toolchain.repository;
  return `${url}/blob/${tagPrefix}${releaseOf((own ?? toolchain).identity)}/${folder}/${file}#L${line}`;
}

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
