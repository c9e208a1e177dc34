/** Compiles every example on the pages and compares the result with the fence's expectation. */
import type {Problem} from '../core/fence/scan';
import type {Example} from '../core/fence/example';
import {placeInPage} from './messages';
import {judge} from '../core/fence/verdict';
import {jobOf, type Outcome} from '../../compilers/build/compile';
import type {Page} from './collect';
import {UnavailableCompiler, type CompilerService} from '../../compilers/build/service';

/** The number of a version's examples, by result. */
type VersionCounts = {
  compiled: number;
  expectedFailures: number;
  fragments: number;
  /** Not checked: the compiler doesn't run on this machine. */
  unchecked: number;
  /** The result differs from the page. */
  wrong: number;
};

export type PageProblem = Problem & {readonly page: string};

export type CheckReport = {
  readonly pages: number;
  readonly counts: Readonly<Record<string, VersionCounts>>;
  readonly problems: readonly PageProblem[];
  /** Why a version couldn't be checked, by version. */
  readonly unavailable: Readonly<Record<string, string>>;
};

export type Checked = {readonly outcome: Outcome} | {readonly problem: Problem};

/**
 * Compiles an example, unless it has compiler options, and compares the result.
 * @param page its path from the site's root, for messages
 */
export async function checkExample(service: CompilerService, example: Example, page: string): Promise<Checked> {
  const {line} = example.fence;
  for (const file of example.files) {
    const result = await service.guardOptions(example.version, file);
    if (result.kind === 'refused') {
      return {
        problem: {
          line,
          message: result.refusal.message,
          fix: 'Remove them: flags belong in rescript.json, and compiling a page must not run a program.',
        },
      };
    }
  }
  const outcome = await service.compile(example.version, jobOf(example.files, example.fence));
  const disagreement = judge(example, outcome);
  if (!disagreement) return {outcome};
  const detail = placeInPage(outcome.messages.trim(), example, page);
  return {outcome, problem: {line, ...disagreement, ...(detail && {detail})}};
}

/** Checks pages. Doesn't throw for a writer's problems: the report lists them. */
export async function checkPages(service: CompilerService, pages: readonly Page[]): Promise<CheckReport> {
  const counts: Record<string, VersionCounts> = {};
  const problems: PageProblem[] = [];
  const unavailable: Record<string, string> = {};
  const countsOf = (version: string): VersionCounts =>
    (counts[version] ??= {compiled: 0, expectedFailures: 0, fragments: 0, unchecked: 0, wrong: 0});

  const checkOne = async (page: string, example: Example): Promise<void> => {
    const count = countsOf(example.version);
    const checked = await checkExample(service, example, page).catch((error: unknown) => {
      if (error instanceof UnavailableCompiler) return error;
      throw error;
    });
    if (checked instanceof UnavailableCompiler) {
      unavailable[example.version] = checked.message;
      count.unchecked++;
    } else if ('problem' in checked) {
      count.wrong++;
      problems.push({page, ...checked.problem});
    } else if (['error', 'warning-as-error'].includes(example.fence.expectation.kind)) count.expectedFailures++;
    else count.compiled++;
  };

  await Promise.all(
    pages.flatMap((page) => {
      problems.push(...page.problems.map((problem) => ({page: page.path, ...problem})));
      return page.fences.map(async ({fence, example}) => {
        if (fence.kind === 'fragment') countsOf(page.version).fragments++;
        if (fence.kind === 'example' && !example) countsOf(page.version).wrong++;
        if (example) await checkOne(page.path, example);
      });
    }),
  );
  problems.sort((a, b) => a.page.localeCompare(b.page) || a.line - b.line);
  return {pages: pages.length, counts, problems, unavailable};
}
