/** Changes a page of a big project three times while the build tool watches. */
import {rm} from 'node:fs/promises';
import type {Highlighter} from '../../../src/compilers/highlight';
import {makeProject} from '../project';
import type {Scene} from '../screen';
import {recordSession} from '../session';
import {pageOf, shopSources} from '../shop';
import {watchProject} from '../watch';

/** The scene and its measurements: times in ms, as reported by the tool. */
export type FastBuild = {
  readonly scene: Scene;
  readonly modules: number;
  readonly firstMs: number;
  readonly changesMs: readonly number[];
};

const list = '<CheckoutList all />';
const start = pageOf('Checkout', list);
// The short texts fit on a line of the narrow recording.
const steps = [
  {code: pageOf('Checkout', list, 'Basket'), restMs: 1500, clear: true},
  {
    code: pageOf('Checkout', `${list}\n    <Footer />`, 'Basket').replace(
      '<Footer />',
      '<p> {React.string("Ships free")} </p>',
    ),
    restMs: 1500,
    clear: true,
  },
  {
    code: pageOf('Checkout', `${list}\n    <p> {React.string("Sent today")} </p>`, 'Basket'),
    restMs: 2600,
    clear: true,
  },
];

export async function recordFastBuild(siteDir: string, highlight: Highlighter): Promise<FastBuild> {
  const sources = shopSources();
  const folder = await makeProject(siteDir, {...sources, 'CheckoutPage.res': start});
  const watcher = await watchProject(folder);
  try {
    const {reportedMs: firstMs} = watcher.cold;
    if (firstMs === undefined)
      throw new Error(`The shop does not compile:\n${watcher.cold.chunks.map(({text}) => text).join('')}`);
    const opening = `$ npx rescript build -w\n${watcher.first.chunks.at(-1)?.text ?? ''}`;
    const {frames, builds} = await recordSession({
      watcher,
      highlight,
      file: 'src/CheckoutPage.res',
      start,
      opening,
      steps,
    });
    const changesMs = builds.map(({reportedMs}) => {
      if (reportedMs === undefined)
        throw new Error("A change to the shop doesn't compile. Fix the steps in fast-build.ts.");
      return reportedMs;
    });
    return {scene: {frames, poster: frames.length - 1}, modules: Object.keys(sources).length, firstMs, changesMs};
  } finally {
    watcher.stop();
    await rm(folder, {recursive: true, force: true});
  }
}
