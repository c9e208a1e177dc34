import type {Outcome} from '../../compilers/build/compile';
import {trimJavaScript} from '../core/block/emitted';
import {parseDiagnostics} from '../../rescript/core/diagnostics/parse';
import {renumber, shiftMessage} from '../../rescript/core/diagnostics/shift';
import type {Example} from '../core/fence/example';

/** The messages, with lines counted from the first visible one. */
export function messageOf(
  {files, prelude}: Example,
  {ok, messages}: Pick<Outcome, 'ok' | 'messages'>,
): string | undefined {
  const diagnostics = parseDiagnostics(messages);
  if (diagnostics.length === 0) return ok ? undefined : messages.trim() || undefined;
  const text = diagnostics.map((diagnostic) => diagnostic.text).join('\n\n\n');
  return shiftMessage(text, files.at(-1)?.name ?? '', prelude.split('\n').length - 1);
}

/** The JavaScript of all files, with their names if there are several. */
export function shownJavaScript({js}: Pick<Outcome, 'js'>): string {
  return js.map(({name, code}) => (js.length > 1 ? `// ${name}\n` : '') + trimJavaScript(code)).join('\n');
}

/**
 * A compiler's messages about an example, with names and lines as on the page: `Playground.res:9:5` becomes
 * `docs/record.mdx:41:5`. A hidden prelude isn't in the fence: its lines drop out of excerpts, and a place in it
 * becomes the fence's first line.
 */
export function placeInPage(messages: string, {fence, written, prelude}: Example, page: string): string {
  const own = written.at(-1)?.name ?? '';
  const hidden = prelude.split('\n').length - 1;
  const files = written.map(({name, startsAfter}) => {
    const first = fence.line + startsAfter + 1;
    return [name, {name: page, first, hidden: name === own ? hidden : 0}] as const;
  });
  return renumber(messages, new Map(files), own);
}
