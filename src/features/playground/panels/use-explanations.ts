import {useEffect, useState} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {loadExplainer} from '@site/src/client/error-finder/explainer';
import type {Explainer} from '@site/src/lib/error-pages/explain';
import type {Problem} from '@site/src/lib/playground/engine';

/**
 * The pages that explain problems. Undefined for a problem without one, and until they have loaded.
 * @param wanted whether there are problems
 */
export function useExplanations(wanted: boolean): (problem: Problem) => string | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const [explainer, setExplainer] = useState<Explainer>();
  useEffect(() => {
    if (!wanted) return;
    loadExplainer().then(
      (loaded) => setExplainer(() => loaded),
      () => undefined, // Problems can be read without the links.
    );
  }, [wanted]);
  return ({warning, message}) => {
    const page = explainer?.explain(warning === undefined ? message : `Warning number ${warning}\n${message}`);
    return page && withBaseUrl(`/errors/${page.slug}`);
  };
}
