import type {Explainer} from '../../lib/error-pages/explain';

let loaded: Promise<Explainer> | undefined;

/** Loads the explained errors once. Rejects if they can't be loaded; the next call tries again. */
export function loadExplainer(): Promise<Explainer> {
  loaded ??= import('./explained-errors').then(
    ({explainer}) => explainer,
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
