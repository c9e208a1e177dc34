import {releaseOf, type Toolchain} from '../../compilers/build/toolchain';
import type {ApiLibrary} from '../core/model/model';

/** The address of a line of a source file, in the release that is installed. */
export function apiSourceAddress(toolchain: Toolchain, library: ApiLibrary, file: string, line: number): string {
  const own = toolchain.libraries.find(({api}) => api?.roots.some((root) => root.library === library));
  const {url, tagPrefix, folder} = own?.api?.repository ?? toolchain.repository;
  return `${url}/blob/${tagPrefix}${releaseOf((own ?? toolchain).identity)}/${folder}/${file}#L${line}`;
}
