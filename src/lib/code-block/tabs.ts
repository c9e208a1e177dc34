/**
 * The tabs of code blocks. A reader's choice of one holds for all blocks of its group, on every page:
 * `src/client/code-blocks.ts` keeps it.
 */

export const TAB_GROUPS = {
  /** Source or output. */
  code: ['res', 're', 'ml', 'js', 'ts'],
  /** Which program installs packages. */
  'package-manager': ['npm', 'yarn', 'pnpm', 'bun', 'deno'],
} as const;

export type TabGroup = keyof typeof TAB_GROUPS;
export type TabValue = (typeof TAB_GROUPS)[TabGroup][number];

/** The group that a tab belongs to; undefined for what is not a tab. */
export function groupOf(value: string): TabGroup | undefined {
  return (Object.keys(TAB_GROUPS) as TabGroup[]).find((group) => (TAB_GROUPS[group] as readonly string[]).includes(value));
}

/** The key in storage, and the query parameter, of a group's choice. */
export const TAB_KEYS: Readonly<Record<TabGroup, {readonly storage: string; readonly parameter: string}>> = {
  code: {storage: 'code-tab', parameter: 'tab'},
  'package-manager': {storage: 'package-manager', parameter: 'pm'},
};
