/** Attributes of English text in a page of another language. */
export type TextLanguage = {readonly lang?: string; readonly dir?: string};
export const UNTRANSLATED = {lang: 'en', dir: 'ltr'} as const satisfies TextLanguage;
