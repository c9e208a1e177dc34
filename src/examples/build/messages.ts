import type {Outcome} from '../../compilers/build/compile';
import {trimJavaScript} from '../core/block/emitted';
import {parseDiagnostics} from '../../rescript/core/diagnostics/parse';
import {shiftMessage} from '../../rescript/core/diagnostics/shift';
import type {Example} from '../core/fence/example';

/** The messages, with lines counted from the first visible one. */
export function messageOf({files, prelude}: Example, {ok, messages}: Outcome): string | undefined {
  const diagnostics = parseDiagnostics(messages);
  if (diagnostics.length === 0) return ok ? undefined : messages.trim() || undefined;
  const text = diagnostics.map((diagnostic) => diagnostic.text).join('\n\n\n');
  return shiftMessage(text, files.at(-1)?.name ?? '', prelude.split('\n').length - 1);
}

/** The JavaScript of all files, with their names if there are several. */
export function shownJavaScript({js}: Outcome): string {
  return js.map(({name, code}) => (js.length > 1 ? `// ${name}\n` : '') + trimJavaScript(code)).join('\n');
}
