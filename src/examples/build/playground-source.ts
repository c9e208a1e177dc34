import {MODULE_NAME} from '../../rescript/core/syntax/source-file';
import type {Example} from '../core/fence/example';
import {inSingleFile} from '../../compilers/core/file-order';
import {jobOf} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';

/**
 * An example's source, with its preludes. Several files become modules in one. Undefined if that doesn't compile
 * although the files do, and for interfaces, which the playground can't open.
 */
export async function playgroundSource(
  service: CompilerService,
  {fence, files, version}: Example,
): Promise<string | undefined> {
  if (fence.language === 'resi') return undefined;
  const [only] = files;
  if (only && files.length === 1) return only.code;
  if (fence.language !== 'res') return undefined;
  const source = inSingleFile(files);
  if (source === undefined || fence.expectation.kind !== 'success') return source;
  const {ok} = await service.compile(version, jobOf([{name: `${MODULE_NAME}.res`, code: source}], fence));
  return ok ? source : undefined;
}
