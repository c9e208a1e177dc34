import type {createEditor} from './create-editor';

/**
 * Loads CodeMirror and the code that depends on it, in a separate chunk. Nothing else imports it, so there is only one
 * copy.
 */
export function loadEditor(): Promise<{readonly createEditor: typeof createEditor}> {
  return import(/* webpackChunkName: "editor" */ './create-editor');
}
