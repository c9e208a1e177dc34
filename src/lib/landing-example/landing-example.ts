/** What the front page shows of a real source file. */

/** A file, highlighted at build. */
export type HighlightedFile = {
  readonly name: string;
  readonly code: string;
  /** `code` with its colors. */
  readonly html: string;
};

/** A source file, the JavaScript its compiler wrote, and, where it has an interface file, what that says of its last value. */
export type LandingExample = {
  /** The id of the manual version whose compiler was used. */
  readonly version: string;
  readonly source: HighlightedFile;
  readonly output: HighlightedFile;
  /** Path and query of the playground that opens with the source, without the site's base path. */
  readonly playground: string;
  readonly signature?: HighlightedFile;
};

/** The declaration of an interface's last value, such as `let short: array<song> => array<string>`. Throws when it has none. */
export function lastSignature(name: string, code: string): string {
  const signature = /^let [^]*/m.exec(code.slice(code.lastIndexOf('\nlet ') + 1))?.[0];
  if (signature === undefined) throw new Error(`${name} declares no value, so the front page has no type to show. Add a line such as "let total: array<item> => float".`);
  return signature.trimEnd();
}
