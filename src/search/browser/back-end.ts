/**
 * The search back end of this build. The search-box plugin replaces the embedded one with Algolia's if Algolia is
 * configured, so that no build ships a back end it doesn't use.
 */
export {backEnd} from './embedded-back-end';
