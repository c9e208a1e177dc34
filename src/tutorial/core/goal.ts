/** What the program of a tutorial step has to do. The page shows it as a fence whose title says which kind it is. */

export type Goal =
  /** The console prints exactly these lines. */
  | {readonly kind: 'console'; readonly text: string}
  /** The component App shows this text; spaces and line breaks don't matter. */
  | {
      readonly kind: 'page';
      readonly text: string;
      /** The label of the control to click first. */
      readonly choose?: string;
    };

/** A translation has its own words, and its own quotation marks around the label. */
const PAGE = /^Page(?: .*[“«]\s*(.+?)\s*[”»])?$/;

/**
 * Reads a goal. Undefined for a title that isn't one of these:
 *
 *     Console
 *     Page
 *     Page after choosing “Bell tower”
 */
export function readGoal(title: string, text: string): Goal | undefined {
  if (title === 'Console') return {kind: 'console', text};
  const page = PAGE.exec(title);
  return page ? {kind: 'page', text, ...(page[1] !== undefined && {choose: page[1]})} : undefined;
}

/** Whether a program that printed this, or shows this on its page, has reached the goal. */
export function isReached({kind, text}: Goal, said: string): boolean {
  const normal = kind === 'console' ? normalLines : normalText;
  return normal(said) === normal(text);
}

/** Spaces at the ends of lines can't be seen. */
const normalLines = (text: string): string => text.replace(/[ \t]+$/gm, '').trimEnd();

/** Elements of a page are separated by layout, not by characters. */
const normalText = (text: string): string => text.replace(/\s+/g, '');
