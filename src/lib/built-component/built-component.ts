/**
 * Components of pages that are static HTML before the page reaches the bundler: nothing of them is in any
 * bundle but the HTML in the page that uses them.
 */

/** What is written on a component, with what a translator has to know. `{name}` is filled in later. */
export type LabelSet = Readonly<Record<string, {readonly message: string; readonly description: string}>>;

/** The words of a set in the language of the page. */
export type Words<Labels extends LabelSet> = Readonly<Record<keyof Labels, string>>;

/** A component as it goes into a page. */
export type BuiltBlock = {
  /** Trusted: made at build, everything foreign in it escaped. */
  readonly html: string;
  /** The ids in it that links may lead to. */
  readonly anchors: readonly string[];
  /** The addresses of this site that it links to, as Docusaurus checks them: with query and hash. */
  readonly links: readonly string[];
};

/** The words as they are written in the code. */
export function englishWords<Labels extends LabelSet>(labels: Labels): Words<Labels> {
  return Object.fromEntries(Object.entries(labels).map(([key, {message}]) => [key, message])) as Words<Labels>;
}

/**
 * The words in the language of the build: those that its translation files have, the others as in the code.
 * @param files what Docusaurus gives to a plugin's `translateContent`
 * @param name of the file with the words, as in the plugin's `getTranslationFiles`
 */
export function translatedWords<Labels extends LabelSet>(
  labels: Labels,
  files: readonly {readonly path: string; readonly content: Readonly<Record<string, {readonly message: string}>>}[],
  name = 'labels',
): Words<Labels> {
  const translated = files.find(({path}) => path === name)?.content ?? {};
  return Object.fromEntries(Object.entries(labels).map(([key, {message}]) => [key, translated[key]?.message ?? message])) as Words<Labels>;
}

/** Puts values in the place of `{name}`. A name without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
