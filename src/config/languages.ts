/**
 * The languages the site is translated into. `npm run build` publishes each one that reaches its minimum, and
 * `npm start -- --locale fr` shows any of them. CONTRIBUTING.md, "Translate", explains how to add one.
 */
import {versionLines} from './versions';

export type Language = {
  /** BCP 47: the folder in `i18n/`, the first part of its addresses, and the `lang` of its pages. */
  readonly id: string;
  /** Its name in the language itself, as in the language menu. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The GitHub names of the people who review its translations. */
  readonly reviewers: readonly string[];
  /**
   * Percent of the strings, and of `pages`, that must be translated before the language is published. A language
   * without it isn't published.
   */
  readonly minimum?: number;
  /** The sources its readers can count on: files, and folders with a slash at the end. Other pages may be translated too. */
  readonly pages: readonly string[];
};

/** The language of the sources. Other locales are translations of it, each below a folder of its name. */
export const DEFAULT_LOCALE = 'en';

const manual = (pages: readonly string[]): string[] =>
  pages.map((page) => `versioned_docs/version-${versionLines.default.latest.id}/${page}.mdx`);

export const languages: readonly Language[] = [
  {
    id: 'fr',
    name: 'Français',
    direction: 'ltr',
    reviewers: [],
    minimum: 90,
    pages: [
      ...manual([
        'introduction',
        'installation',
        'whats-new',
        'editor-plugins',
        ...['values', 'records', 'functions', 'arrays', 'variants', 'options', 'modules', 'json'].map(
          (step) => `learn-${step}`,
        ),
        'learn-react-component',
        'learn-react-state',
      ]),
      `react_versioned_docs/version-${versionLines.react.latest.id}/introduction.mdx`,
      'community/',
      'syntax-lookup/',
    ],
  },
  {id: 'ar', name: 'العربية', direction: 'rtl', reviewers: [], minimum: 90, pages: []},
];
