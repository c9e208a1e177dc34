declare module '@generated/search-box/default/starts.json' {
  /** By the id of a manual version; made by src/search/build/search-box. */
  const starts: Readonly<Record<string, readonly {readonly title: string; readonly to: string}[]>>;
  export default starts;
}

declare module '@generated/search-box/default/texts.json' {
  /** The translated texts of the search by id; empty in the default language. */
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
