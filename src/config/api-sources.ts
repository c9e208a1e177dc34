/** Where the sources of each version's libraries can be read. */
import type {ApiLibrary} from '../lib/api-model/model';

type Repository = {readonly url: string; readonly tag: string; readonly folder: string};

const compiler = 'https://github.com/rescript-lang/rescript';

/** The repositories by manual version; the tags are those of the pinned packages. */
const REPOSITORIES: Readonly<Record<string, Repository>> = {
  'v12.0.0': {url: compiler, tag: 'v12.2.0', folder: 'packages/@rescript'},
  'v11.0.0': {url: compiler, tag: 'v11.1.4', folder: 'jscomp'},
  'v10.0.0': {url: compiler, tag: '10.1.4', folder: 'jscomp'},
  'v9.0.0': {url: compiler, tag: '9.1.4', folder: 'jscomp'},
  'v8.0.0': {url: compiler, tag: '8.4.2', folder: 'jscomp'},
};

const CORE: Repository = {url: 'https://github.com/rescript-association/rescript-core', tag: '1.6.1', folder: 'src'};

/** The address of a line of a source file; undefined for a version without a repository. */
export function apiSourceAddress(version: string, library: ApiLibrary, file: string, line: number): string | undefined {
  const repository = library === 'core' ? CORE : REPOSITORIES[version];
  return repository && `${repository.url}/blob/${repository.tag}/${repository.folder}/${file}#L${line}`;
}
