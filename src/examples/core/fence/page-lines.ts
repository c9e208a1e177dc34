import {renumber} from '../../../rescript/core/diagnostics/shift';
import type {Example} from './example';

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
