/**
 * What other versions make of a page's examples: `record.versions.json` beside `record.html`, for the line "Compiles in
 * v9 ✗ v11 ✓ · different output in v12".
 */

/** The compiler's message, or JavaScript that differs from what's shown. */
export type OtherOutcome = {readonly message: string} | {readonly js: string};

/** By the hash of the shown source, then by version: `v9`. */
export type OtherVersions = Readonly<Record<string, Readonly<Record<string, OtherOutcome>>>>;

/** A block's line in parts, with the version where there's more to see. */
export function partsOfLine(
  line: string,
  known: Readonly<Record<string, OtherOutcome>>,
): readonly {readonly text: string; readonly version?: string}[] {
  const [marks = '', ...others] = line.split(' · ');
  const parts = marks.split(/(v\d+ ✗)/).map((text) => ({text, version: /^(v\d+) ✗$/.exec(text)?.[1]}));
  const output = others.flatMap((other) => [
    {text: ' · ', version: undefined},
    ...other.split(/(v\d+)/).map((text) => ({text, version: /^v\d+$/.exec(text)?.[0]})),
  ]);
  return [...parts, ...output]
    .filter(({text}) => text !== '')
    .map(({text, version}) => (version !== undefined && known[version] ? {text, version} : {text}));
}
