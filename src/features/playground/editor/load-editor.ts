import type {createEditor} from './create-editor';

/** Loads CodeMirror. This is the only import, so there is only one copy. */
export function loadEditor(): Promise<{readonly createEditor: typeof createEditor}> {
  return import(/* webpackChunkName: "editor" */ './create-editor');
}
