/**
 * The site's languages. `npm run build` publishes those that reach their minimum; `npm start -- --locale fr` shows any.
 * CONTRIBUTING.md, "Translate", explains how to add one.
 */
import {versionLines} from './versions';

export type Language = {
  /** BCP 47: the folder in `i18n/`, the first part of its addresses, and the `lang` of its pages. */
  readonly id: string;
  /** In the language itself, as in the language menu. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** GitHub names of those who review its translations. */
  readonly reviewers: readonly string[];
  /** Percent of the strings, and of `pages`, to be translated before it's published. Without it, it isn't. */
  readonly minimum?: number;
  /** Files and folders (with a slash at the end) its readers can count on. Others may be translated too. */
  readonly pages: readonly string[];
};

/** The language of the sources. Others are below a folder of their name. */
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
