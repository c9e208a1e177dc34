import {createHash} from 'node:crypto';
import {renderProblemBlock} from '../core/block/render';
import type {RawFence, Problem} from '../core/fence/scan';
import {convertCommands} from '../core/convert';
import {renderExample, renderFence, type RenderContext} from './blocks';
import {checkExample} from './check';
import {readPage} from './collect';
import type {PageFence, PageRules} from '../core/fence/example';

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
      return renderOne(context, page, fence, own, `${prefix}${index.toString(36)}`);
    }),
  );
  return {
    html: rendered.map(({html}) => html),
    problems: [...problems, ...rendered.flatMap(({problem}) => (problem ? [problem] : []))].sort(
      (a, b) => a.line - b.line,
    ),
  };
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
  const message = context.service.unavailable(example.version);
  if (message !== undefined)
    return failed({line, message, fix: 'Build on a machine that the compiler runs on, such as x86-64 Linux.'});
  const checked = await checkExample(context.service, example, page);
  if ('problem' in checked) return failed(checked.problem);
  return {html: example.fence.hidden ? undefined : await renderExample(context, example, checked.outcome, id)};
}

function isIn(line: number, fence: RawFence | undefined, next: RawFence | undefined): boolean {
  return fence !== undefined && line >= fence.line && (next === undefined || line < next.line);
}
