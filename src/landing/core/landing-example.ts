export type HighlightedFile = {
  readonly name: string;
  readonly code: string;
  readonly html: string;
};

/** A source, the compiler's JavaScript and, if it has an interface file, its last declaration. */
export type LandingExample = {
  /** A manual version's id. */
  readonly version: string;
  /** Of the compiler's package: `11.1.4`. */
  readonly release: string;
  readonly source: HighlightedFile;
  readonly output: HighlightedFile;
  readonly signature?: HighlightedFile;
};

/** An interface's last declaration, such as `let short: array<song> => array<string>`. Throws if it has none. */
export function lastSignature(name: string, code: string): string {
  const signature = /^let [^]*/m.exec(code.slice(code.lastIndexOf('\nlet ') + 1))?.[0];
  if (signature === undefined)
    throw new Error(
      `${name} declares no value, so the front page has no type to show. Add a line such as "let total: array<item> => float".`,
    );
  return signature.trimEnd();
}
