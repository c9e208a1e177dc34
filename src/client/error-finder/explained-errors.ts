import pages from '@generated/error-pages/default/pages.json';
import {createExplainer} from '../../lib/error-pages/explain';

/** A chunk of its own, loaded when a reader has a message. */
export const explainer = createExplainer(pages);
