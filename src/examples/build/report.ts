import type {TypeCounts} from './page-types';
import type {CheckReport, PageProblem} from './check';

/** A line for each version, newest first. */
export function formatCounts({pages, counts, unavailable}: CheckReport): string {
  const versions = Object.keys(counts).sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
  const rows = versions.flatMap((version) => {
    const count = counts[version];
    if (!count) return [];
    const words = [
      `${count.compiled} compiled`,
      plural(count.expectedFailures, 'expected failure'),
      plural(count.fragments, 'fragment'),
      ...(count.unchecked > 0 ? [`${count.unchecked} not checked: ${unavailable[version] ?? ''}`] : []),
      ...(count.wrong > 0 ? [`${count.wrong} wrong`] : []),
    ];
    return [`  ${version.padEnd(8)} ${words.join(', ')}`];
  });
  return [`Examples of ${plural(pages, 'page')}`, ...rows].join('\n');
}

/** A problem for the terminal. */
export function formatProblem({page, line, message, detail, fix}: PageProblem): string {
  const indented = detail
    ?.split('\n')
    .map((text) => `    ${text}`.trimEnd())
    .join('\n');
  return [`${page}:${line} ${message}.`, ...(indented ? [indented] : []), `  ${fix}`].join('\n');
}

/** All problems of a check, as one message. */
export function formatProblems(problems: readonly PageProblem[]): string {
  const count = problems.length === 1 ? 'One example is' : `${problems.length} examples are`;
  return [`${count} not what the page says.`, ...problems.map(formatProblem)].join('\n\n');
}

/** Why pages with this report can't be published; undefined if they can. */
export function whyNotPublish({problems, unavailable}: CheckReport): string | undefined {
  const missing = Object.values(unavailable);
  const reasons = [
    ...(missing.length > 0
      ? [`A production build needs all compilers: ${missing.join('; ')}. Build on x86-64 Linux.`]
      : []),
    ...(problems.length > 0 ? [formatProblems(problems)] : []),
  ];
  return reasons.length > 0 ? reasons.join('\n\n') : undefined;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** `Types: 41,200 names in 1,640 examples, 7,300 of them in the API reference` */
export function formatTypeCounts({examples, names, linked}: TypeCounts): string {
  const [inAll, blocks, inApi] = [names, examples, linked].map((count) => count.toLocaleString('en'));
  return `Types: ${inAll} names in ${blocks} examples, ${inApi} of them in the API reference`;
}
