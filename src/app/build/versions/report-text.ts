/** The text of a release report, in Markdown, from what `release-report.ts` found. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import semver from 'semver';

/** What a compiler made of an example. */
export type Result = {
  readonly compiled: boolean;
  readonly output: string;
  /** A line for each name. */
  readonly types: string;
  readonly message: string;
  /** Numbers. */
  readonly warnings: string;
};

export type ComparedExample = {
  /** `docs/record.mdx:12` */
  readonly place: string;
  readonly before: Result;
  readonly after: Result;
  /** What the page says and the new release doesn't do, with the fix. */
  readonly wrong?: string;
};

const PARTS = ['output', 'types', 'message', 'warnings'] as const;

const changedParts = ({before, after}: ComparedExample) => PARTS.filter((part) => before[part] !== after[part]);

/** Whether a report has something to say about an example. */
export const differs = (example: ComparedExample): boolean =>
  example.wrong !== undefined || changedParts(example).length > 0;

/** @param examples those that differ; `count` is the number of all */
export function examplesText(examples: readonly ComparedExample[], count: number): readonly string[] {
  const wrong = examples.flatMap((each) => each.wrong ?? []);
  const rejected = examples.filter(({before, after}) => before.compiled && !after.compiled);
  const accepted = examples.filter(({before, after}) => !before.compiled && after.compiled);
  const others = examples.filter(
    (each) => changedParts(each).length > 0 && each.before.compiled === each.after.compiled,
  );
  const renamed = others.flatMap((each) => {
    const names = changedParts(each).join() === 'output' ? renamedIn(each.before.output, each.after.output) : undefined;
    return names === undefined ? [] : [{each, names}];
  });
  const rest = others.filter((each) => !renamed.some((other) => other.each === each));
  return [
    `## Examples\n\nDifferent: ${examples.length} of ${count}. No longer what the page says: ${wrong.length}.`,
    ...section('No longer what the page says', wrong),
    ...blocks(
      'Rejected by the new release',
      rejected.map(({place, after}) => `${place}:\n\n${fenced(after.message, 'text')}`),
    ),
    ...blocks(
      'Accepted by the new release',
      accepted.map(({place, before}) => `${place} failed with:\n\n${fenced(before.message, 'text')}`),
    ),
    ...blocks(
      'Other differences',
      rest.map((each) => {
        const parts = changedParts(each);
        const text = (result: Result): string => parts.map((part) => result[part]).join('\n');
        return `${each.place} (${parts.join(', ')}):\n\n${fenced(difference(text(each.before), text(each.after)))}`;
      }),
    ),
    ...section(
      'Only names of the output differ',
      renamed.map(({each, names}) => `${each.place}: ${names}`),
    ),
  ];
}

/** `price` → `price_1`, …, if the two outputs are the same apart from the names of some declarations. */
export function renamedIn(before: string, after: string): string | undefined {
  const words = (code: string): readonly string[] => code.match(/[\w$]+|[^\w$]+/g) ?? [];
  const declaredIn = (code: string): ReadonlySet<string> =>
    new Set([...code.matchAll(/\b(?:let|const|var|function) ([\w$]+)/g)].map(([, name = '']) => name));
  const [was, is] = [words(before), words(after)];
  const [old, current] = [declaredIn(before), declaredIn(after)];
  const names = new Map<string, string>();
  for (const [at, from] of was.entries()) {
    const to = is[at] ?? '';
    if (from === to) continue;
    if ((names.get(from) ?? to) !== to || !old.has(from) || !current.has(to)) return undefined;
    names.set(from, to);
  }
  // Two names that became one would be another program.
  if (was.length !== is.length || names.size === 0 || new Set(names.values()).size < names.size) return undefined;
  return [...names].map(([from, to]) => `\`${from}\` → \`${to}\``).join(', ');
}

export type ApiDifferences = {
  /** Each as a line. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly deprecated: readonly string[];
  readonly signatures: readonly {readonly name: string; readonly before: string; readonly now: string}[];
  /** What deprecated names lead to; undefined if nothing. */
  readonly successors: readonly {
    readonly name: string;
    readonly before: string | undefined;
    readonly now: string | undefined;
  }[];
  /** A column's name and the counts of the libraries. */
  readonly columns: readonly string[];
  readonly before: readonly (readonly string[])[];
  readonly now: readonly (readonly string[])[];
};

const LISTS = {added: 'Added', removed: 'Removed', deprecated: 'Deprecated'} as const;

export function apiText(api: ApiDifferences): readonly string[] {
  const lists = Object.entries(LISTS) as [keyof typeof LISTS, string][];
  const lost = api.successors.filter(({now}) => now === undefined);
  const counts = [api.added, api.removed, api.deprecated, api.signatures, api.successors].map(({length}) => length);
  const [added, removed, deprecated, signatures, successors] = counts;
  return [
    `## API\n\nNames: ${added} added, ${removed} removed, ${deprecated} deprecated, ${signatures} with another signature, ${successors} with another successor.`,
    ...(lost.length === 0
      ? []
      : [
          `**Deprecated names that lead nowhere now: ${lost.length}.** Find out why before you accept new counts: the package may have stopped naming a successor, or the tools may write it in another way.`,
        ]),
    ...lists.flatMap(([list, title]) => section(title, api[list])),
    ...blocks(
      'Another signature',
      api.signatures.map(({name, before, now}) => `\`${name}\`:\n\n${fenced(difference(before, now))}`),
    ),
    ...section(
      'Another successor',
      api.successors.map(({name, before, now}) => `\`${name}\`: ${code(before)} → ${code(now)}`),
    ),
    `### Counts to confirm\n\n${countsText(api)}`,
  ];
}

const code = (name: string | undefined): string => (name === undefined ? 'none' : `\`${name}\``);

function countsText({columns, before, now}: ApiDifferences): string {
  const key = ([library = '']: readonly string[]): string => library;
  const libraries = [...new Set([...before, ...now].map(key))];
  const rows = libraries.flatMap((library) => {
    const [was, is] = [before, now].map((side) => side.find((row) => key(row) === library) ?? []);
    const cells = columns.map((_, at) => {
      const [from, to] = [was?.[at] ?? '0', is?.[at] ?? '0'];
      return at === 0 ? library : from === to ? from : `**${from} → ${to}**`;
    });
    return cells.some((cell) => cell.startsWith('**')) ? [cells] : [];
  });
  return rows.length === 0
    ? `All of them are what they were (${columns.slice(1).join(', ')}, in each library).`
    : `Libraries that aren't in the table have the counts they had.\n\n${table([columns, ...rows])}`;
}

/** Entries of a changelog after one release up to another, as parts of a report; empty if there are none. */
export function newsOf(changelog: string, name: string, from: string, to: string): string {
  const chapters = changelog.split(/^(?=##? )/m).flatMap((chapter) => {
    const [, release = ''] = /^##? \[?v?([\w.-]+)/.exec(chapter) ?? [];
    const text = chapter.replace(/^.*\n/, '').trim();
    const belongs = semver.valid(release) !== null && semver.gt(release, from) && semver.lte(release, to);
    return belongs ? [`### ${name} ${release}\n\n${text.replaceAll(/^#+ (?::\w+: )?/gm, '#### ')}`] : [];
  });
  return chapters.join('\n\n');
}

/** A line of the repository that names a former release. */
export type NamingLine = {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Whether the command writes the new release there. */
  readonly replaced: boolean;
};

export type Reading = {
  readonly lines: readonly NamingLine[];
  readonly former: readonly string[];
  /** Guides among the pages with a replaced line. */
  readonly guides: readonly string[];
  /** Places that mention a name of the API that differs. */
  readonly mentions: readonly {readonly name: string; readonly places: readonly string[]}[];
};

export function readingText({lines, former, guides, mentions}: Reading): readonly string[] {
  const isPage = ({file}: NamingLine): boolean => /\.mdx?$/.test(file) && !/^(?:src|scripts|tests)\//.test(file);
  const left = lines.filter(({replaced}) => !replaced);
  const shown = (some: readonly NamingLine[]): readonly string[] =>
    some.map(({file, line, text}) => `${file}:${line} \`${excerpt(text, former)}\``);
  const replaced = [...new Set(lines.filter((line) => line.replaced).map(({file}) => file))];
  return [
    `## Read again\n\nWhat the build tool and the editor's tools print isn't compared. Read the pages about what the packages announce, and run the guides.`,
    ...section(`Pages that name ${former.join(' or ')}`, shown(left.filter(isPage))),
    ...section(
      'Pages that mention a name with another signature or successor, or one that is deprecated or gone',
      mentions.filter(({places}) => places.length > 0).map(({name, places}) => `\`${name}\`: ${places.join(', ')}`),
    ),
    ...(replaced.length === 0
      ? []
      : [
          `### Pages in which the command replaces the release (${replaced.length})`,
          // Without a name, the command would run all guides.
          ...(guides.length === 0
            ? []
            : [`Run the guides among them:\n\n${fenced(`npm run guides ${guides.join(' ')}`, 'sh')}`]),
          list(replaced),
        ]),
    ...section(
      `Code that names ${former.join(' or ')}, often only as an example`,
      shown(left.filter((line) => !isPage(line))),
    ),
  ];
}

/** At most 120 characters around the first of the words. */
function excerpt(text: string, words: readonly string[]): string {
  const at = Math.min(...words.map((word) => text.indexOf(word)).filter((index) => index >= 0));
  const start = text.length <= 120 ? 0 : Math.max(0, Math.min(at - 60, text.length - 120));
  const end = Math.min(text.length, start + 120);
  const cut = text.slice(start, end).replaceAll('`', "'").trim();
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}

/** The lines that differ, with one around them, as Git prints them. */
export function difference(before: string, after: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));
  try {
    for (const [name, text] of Object.entries({before, after})) writeFileSync(path.join(folder, name), `${text}\n`);
    const {stdout} = spawnSync('git', ['diff', '--no-index', '--no-color', '-U1', 'before', 'after'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout.replace(/^(?:diff|index|---|\+\+\+) .*\n/gm, '').trimEnd();
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const titled = (title: string, items: readonly string[], text: string): readonly string[] =>
  items.length === 0 ? [] : [`### ${title} (${items.length})\n\n${text}`];
const section = (title: string, items: readonly string[]): readonly string[] => titled(title, items, list(items));
const blocks = (title: string, items: readonly string[]): readonly string[] => titled(title, items, items.join('\n\n'));
const fenced = (text: string, language = 'diff'): string => `\`\`\`\`${language}\n${text}\n\`\`\`\``;
const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
