import {createHash} from 'node:crypto';
import {renderProblemBlock} from '../core/block/render';
import type {RawFence, Problem} from '../core/fence/scan';
import {convertCommands} from '../core/convert';
import {renderExample, renderFence, type RenderContext} from './blocks';
import {checkExample} from './check';
import {readPage} from './collect';
import {createHighlighter} from '../../compilers/build/highlight';
import {UnavailableCompiler, type Place} from '../../compilers/build/service';
import type {PageFence, PageRules} from '../core/fence/example';
import type {Fence} from '../core/fence/fence';

type RenderedPage = {
  /** The HTML of each fence; undefined if it isn't shown. */
  readonly html: readonly (string | undefined)[];
  readonly problems: readonly Problem[];
};

/**
 * Renders a page's fences. One with a problem shows it in its place; whether to publish such a page is up to the
 * caller.
 * @param page path relative to the site's root
 */
export async function renderPage(
  context: RenderContext,
  rules: PageRules,
  page: string,
  raws: readonly RawFence[],
): Promise<RenderedPage> {
  const {fences, problems} = readPage(page, raws, rules, context.service.toolchains);
  const prefix = `c${createHash('sha256').update(page).digest('hex').slice(0, 4)}`;
  const rendered = await Promise.all(
    fences.map(async (fence, index) => {
      const own = problems.filter(({line}) => isIn(line, raws[index], raws[index + 1]));
      return renderOne(contextAt(context, page, fence), page, fence, own, `${prefix}${index.toString(36)}`);
    }),
  );
  return {
    html: rendered.map(({html}) => html),
    problems: [...problems, ...rendered.flatMap(({problem}) => (problem ? [problem] : []))].sort(
      (a, b) => a.line - b.line,
    ),
  };
}

/** The context whose questions come from a fence of a page. */
function contextAt(context: RenderContext, page: string, {fence}: PageFence): RenderContext {
  const service = context.service.at(placeOf(page, fence));
  return service === context.service ? context : {...context, service, highlight: createHighlighter(service)};
}

/** Where a fence's questions come from. */
export function placeOf(page: string, {line, code}: Pick<Fence, 'line' | 'code'>): Place {
  return {subject: page, line, label: code.trim().split('\n')[0]?.slice(0, 60).trim() ?? ''};
}

async function renderOne(
  context: RenderContext,
  page: string,
  {fence, example}: PageFence,
  problems: readonly Problem[],
  id: string,
): Promise<{readonly html: string | undefined; readonly problem?: Problem}> {
  const failed = (problem: Problem) => ({html: renderProblemBlock(fence.code, problem), problem});
  const {line} = fence;
  const [first] = problems;
  if (first) return {html: renderProblemBlock(fence.code, first)};
  if (fence.kind === 'npm' && convertCommands(fence.code, 'pnpm') === undefined) {
    const message = 'an npm command here has no equivalent for other package managers';
    return failed({line, message, fix: 'Write it in a sh fence.'});
  }
  if (!example) return {html: await renderFence(context, fence, id)};
  try {
    const checked = await checkExample(context.service, example, page);
    if ('problem' in checked) return failed(checked.problem);
    return {html: example.fence.hidden ? undefined : await renderExample(context, example, checked.outcome, id)};
  } catch (error) {
    if (!(error instanceof UnavailableCompiler)) throw error;
    return failed({
      line,
      message: error.message,
      fix: 'Run npm run examples on a machine that it runs on, such as x86-64 Linux.',
    });
  }
}

function isIn(line: number, fence: RawFence | undefined, next: RawFence | undefined): boolean {
  return fence !== undefined && line >= fence.line && (next === undefined || line < next.line);
}
