/** The data the front page shows for a real source file. */

/** A file, highlighted by the build. */
export type HighlightedFile = {
  readonly name: string;
  readonly code: string;
  /** `code`, highlighted. */
  readonly html: string;
};

/** A source file, the JavaScript the compiler wrote for it and, if there's an interface file, its declaration of the last value. */
export type LandingExample = {
  /** The id of the manual version whose compiler was used. */
  readonly version: string;
  /** The version of the compiler's package: `11.1.4`. */
  readonly release: string;
  readonly source: HighlightedFile;
  readonly output: HighlightedFile;
  /** Path and query that open the source in the playground, without the site's base path. */
  readonly playground: string;
  readonly signature?: HighlightedFile;
};

/** The declaration of an interface's last value, such as `let short: array<song> => array<string>`. Throws if it has none. */
export function lastSignature(name: string, code: string): string {
  const signature = /^let [^]*/m.exec(code.slice(code.lastIndexOf('\nlet ') + 1))?.[0];
  if (signature === undefined)
    throw new Error(
      `${name} declares no value, so the front page has no type to show. Add a line such as "let total: array<item> => float".`,
    );
  return signature.trimEnd();
}
