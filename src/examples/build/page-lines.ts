import {jobOf} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';
import {trimJavaScript} from '../core/block/emitted';
import {markSource, readPairs, statementsOf, type LinePair, type Statement} from '../core/block/line-pairs';
import type {Example} from '../core/fence/example';
import {lexRescript} from '../../rescript/core/syntax/rescript';

/**
 * Which lines of an example and its JavaScript belong together; undefined if nothing is certain, or without the
 * JavaScript of a single file.
 */
export async function blockLines(
  service: CompilerService,
  {fence, version, files, prelude}: Example,
): Promise<readonly LinePair[] | undefined> {
  const [file] = files;
  if (!file || files.length > 1 || fence.language !== 'res' || fence.output !== 'js') return undefined;
  const compile = async (code: string): Promise<string | undefined> => {
    const {ok, js} = await service.compile(version, jobOf([{name: file.name, code}], fence));
    return ok && js[0] ? trimJavaScript(js[0].code) : undefined;
  };
  const own = await compile(file.code);
  if (own === undefined) return undefined;
  const read = async (statements: readonly Statement[]): Promise<readonly LinePair[] | undefined> => {
    const marked = statements.length > 0 ? await compile(markSource(file.code, statements)) : undefined;
    return marked === undefined ? undefined : readPairs(own, marked, statements);
  };
  const hidden = prelude.split('\n').length - 1;
  const all = statementsOf(file.code, lexRescript(file.code), hidden);
  const pairs = (await read(all)) ?? (await read(all.filter(({depth}) => depth === 0)));
  const shown = pairs?.map(([from, to, start, end]): LinePair => [from - hidden, to - hidden, start, end]);
  return shown && shown.length > 0 ? shown : undefined;
}
