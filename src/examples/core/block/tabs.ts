/** The reader's choice applies to all blocks of a group, on every page (`src/examples/browser`). */

export const TAB_GROUPS = {
  /** `both` is source and JavaScript together. */
  code: ['res', 're', 'ml', 'js', 'ts', 'both'],
  'package-manager': ['npm', 'yarn', 'pnpm', 'bun', 'deno'],
} as const;

export type TabGroup = keyof typeof TAB_GROUPS;
export type TabValue = (typeof TAB_GROUPS)[TabGroup][number];

/** The group a tab belongs to; undefined if it isn't a tab. */
export function groupOf(value: string): TabGroup | undefined {
  return (Object.keys(TAB_GROUPS) as TabGroup[]).find((group) =>
    (TAB_GROUPS[group] as readonly string[]).includes(value),
  );
}

/** The storage key and query parameter of a group's selection. */
export const TAB_KEYS: Readonly<Record<TabGroup, readonly [storage: string, parameter: string]>> = {
  code: ['code-tab', 'tab'],
  'package-manager': ['package-manager', 'pm'],
};
