/** What the playground opens an example with. */
import {MODULE_NAME} from '../../lib/fence/files';
import type {Example} from '../../lib/fence/example';
import {inSingleFile} from '../../lib/playground-link/single-file';
import {jobOf} from './compile';
import type {CompilerService} from './service';

/**
 * The whole source of an example with its preludes. Several files become modules of one; undefined when
 * that one does not compile though the files do, and for interfaces, which the playground cannot open.
 */
export async function playgroundSource(service: CompilerService, {fence, files, version}: Example): Promise<string | undefined> {
  if (fence.language === 'resi') return undefined;
  const [only] = files;
  if (only && files.length === 1) return only.code;
  if (fence.language !== 'res') return undefined;
  const source = inSingleFile(files);
  if (source === undefined || fence.expectation.kind !== 'success') return source;
  const {ok} = await service.compile(version, jobOf([{name: `${MODULE_NAME}.res`, code: source}], fence));
  return ok ? source : undefined;
}
