/** What the front page's first example offers: values to render its component with, and a case to remove. */

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
  const fixed = lines.filter((text) => !isCase(text));
  if (first === -1 || line === -1 || fixed.length > lines.length - 2)
    throw new Error(
      `${name} has no case ${constructor} in a type and in a switch below it, so the front page can't offer to remove it.`,
    );
  return {broken: lines.toSpliced(first, 1).join('\n'), fixed: fixed.join('\n'), line};
}

/** Whether a value is made with a constructor. */
export const isMadeWith = (value: string, constructor: string): boolean => value.split('(')[0] === constructor;

/** Code after a component's source that renders it with each value. */
export function previewOf({props, prop}: DemoPlan, values: readonly string[]): string {
  return `module Preview = {
  @react.component
  let make = () =>
    [${values.join(', ')}]
    ->Array.map(${prop} => React.createElement(make, {${prop}, ${props}}))
    ->React.array
}
`;
}
