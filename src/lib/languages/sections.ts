/** Which sections of a page have changed, for keeping translations up to date. */
import {readLines} from '../text/lines';

/** A section that differs: its heading (empty for what comes before the first one), and its lines then and now. */
export type ChangedSection = {
  readonly heading: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** A page's sections by heading, in order. Headings in code don't count. */
export function sectionsOf(markdown: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  sections.set('', lines);
  for (const {line, isCode} of readLines(markdown)) {
    const heading = isCode ? undefined : /^#{2,4}\s+(.+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      lines = [];
      let name = heading;
      for (let nth = 2; sections.has(name); nth += 1) name = `${heading} (${nth})`;
      sections.set(name, lines);
    }
    lines.push(line);
  }
  return sections;
}

/** The sections of a page that were changed, added or removed. White space at the end doesn't count. */
export function changedSections(before: string, after: string): readonly ChangedSection[] {
  const [old, current] = [sectionsOf(before), sectionsOf(after)];
  const text = (lines: readonly string[] = []): string => lines.join('\n').trimEnd();
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((heading) =>
    text(old.get(heading)) === text(current.get(heading))
      ? []
      : [{heading, before: old.get(heading) ?? [], after: current.get(heading) ?? []}],
  );
}

/** The lines of a section that went and came. */
export function lineChanges({before, after}: ChangedSection): readonly string[] {
  const [old, current] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => line !== '' && !current.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => line !== '' && !old.has(line)).map((line) => `+ ${line}`),
  ];
}
