import pages from '@generated/error-pages/default/pages.json';
import {createExplainer} from '../../lib/error-pages/explain';

/** Finds the page that explains a message. In a chunk of its own, which is loaded when a reader has a message. */
export const explainer = createExplainer(pages);
