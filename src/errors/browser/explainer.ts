import type {Explainer} from '../core/explain';

let loaded: Promise<Explainer> | undefined;

/** Rejects if the explained errors can't be loaded; the next call tries again. */
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
