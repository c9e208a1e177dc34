import pages from '@generated/error-pages/default/pages.json';
import {createExplainer} from '../core/explain';

/** A chunk of its own, loaded when a reader has a message. */
export const explainer = createExplainer(pages);
