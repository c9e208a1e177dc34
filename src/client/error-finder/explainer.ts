import {createExplainer, type Explainer} from '../../lib/error-pages/explain';

let loaded: Promise<Explainer> | undefined;

/** Loads the list of explained errors once. Rejects if the file can't be loaded; the next call tries again. */
export function loadExplainer(): Promise<Explainer> {
  loaded ??= import('@generated/error-pages/default/pages.json').then(
    ({default: pages}) => createExplainer(pages),
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
