import {apiServiceOf} from '../../api/build/service';
import {explainerOf} from '../../errors/build/read';

/** What the examples' plugin takes from others: the names of each version's API, and the pages about errors. */
export const exampleSources = {
  apiNames: (siteDir: string) => apiServiceOf(siteDir).names,
  explainer: async (siteDir: string) => {
    const {explain} = await explainerOf(siteDir);
    return (message: string): string | undefined => explain(message)?.slug;
  },
};
