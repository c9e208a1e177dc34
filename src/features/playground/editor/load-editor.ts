import type {createEditor} from './create-editor';

/** CodeMirror and what belongs to it, in chunks of its own. One place asks for it, so that there is one copy. */
export function loadEditor(): Promise<{readonly createEditor: typeof createEditor}> {
  return import('./create-editor');
}
