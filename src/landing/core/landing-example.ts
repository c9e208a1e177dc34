/**
 * The front page's examples. The first one offers values to render its component with, and a case to remove.
 */

export type HighlightedFile = {readonly name: string; readonly html: string};

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

export type DemoPlan = {
  /** The constructor that a reader can remove. */
  readonly removed: string;
  /** What the component is rendered with, in ReScript: the props that are the same each time, and the one that isn't. */
  readonly props: string;
  readonly prop: string;
  readonly values: readonly string[];
};

/** By source file. */
export const DEMOS: Readonly<Record<string, DemoPlan>> = {
  'BookButton.res': {
    removed: 'Free',
    props: 'onClick: ignore',
    prop: 'seats',
    values: ['SoldOut', 'Waitlist({ahead: 3})', 'Free({count: 1})', 'Free({count: 2})'],
  },
};

/** A component rendered with one value. */
export type Rendered = {
  /** In ReScript. */
  readonly value: string;
  /** Whether the value is gone once the case is removed. */
  readonly isRemoved: boolean;
  /** What React rendered. */
  readonly html: string;
};

export type Demo = {
  readonly prop: string;
  readonly rendered: readonly Rendered[];
  /** Code after the source that renders the component with all values. */
  readonly after: string;
  /** The beginning of the line that the offered edit removes: `| Free`. */
  readonly removed: string;
  /** How many lines are above the empty line with the button for it. */
  readonly line: number;
  /** The code without the case, as HTML with the place marked, and what the compiler says about it. */
  readonly broken: {readonly source: string; readonly message: string; readonly explained?: string};
  /** The code without its branches too, and its JavaScript as HTML, with the lines highlighted that are new. */
  readonly fixed: {readonly source: string; readonly output: string};
};

/**
 * A source without a constructor: `broken` still has the branches for it, `fixed` hasn't. Throws if there's nothing to
 * fix, or no empty line below the type.
 */
export function withoutCase(
  name: string,
  code: string,
  constructor: string,
): {readonly broken: string; readonly fixed: string; readonly line: number} {
  const lines = code.split('\n');
  const isCase = (text: string): boolean => new RegExp(`^\\s*\\| ${constructor}\\b`).test(text);
  const first = lines.findIndex(isCase);
  const line = lines.indexOf('', first);
  const broken = lines.toSpliced(first, 1);
  const fixed = broken.filter((text) => !isCase(text));
  if (first === -1 || line === -1 || fixed.length === broken.length)
    throw new Error(
      `${name} has no case ${constructor} in a type and in a switch below it, so the front page can't offer to remove it.`,
    );
  return {broken: broken.join('\n'), fixed: fixed.join('\n'), line};
}

/** Code after a component's source that renders it with each value. */
export function previewOf({props, prop, values}: DemoPlan): string {
  return `module Preview = {
  @react.component
  let make = () =>
    [${values.join(', ')}]
    ->Array.map(${prop} => React.createElement(make, {${prop}, ${props}}))
    ->React.array
}
`;
}
