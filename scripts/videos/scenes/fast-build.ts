/** Changes a page of a big project three times while the build tool watches. */
import type {Highlighter} from '../../../src/compilers/build/highlight';
import type {Scene} from '../page';
import {recordSession} from '../session';
import {pageOf, shopSources} from '../shop';

/** The scene and its measurements: times in ms, as reported by the tool. */
type FastBuild = {
  readonly scene: Scene;
  readonly modules: number;
  readonly firstMs: number;
  readonly changesMs: readonly number[];
};

const file = 'CheckoutPage.res';
const list = '<CheckoutList all />';
// The short texts fit on a line of the narrow recording.
const withText = (text: string): string =>
  pageOf('Checkout', `${list}\n    <p> {React.string("${text}")} </p>`, 'Basket');
const steps = [
  {code: pageOf('Checkout', list, 'Basket'), restMs: 1500},
  {code: withText('Ships free'), restMs: 1500},
  {code: withText('Sent today'), restMs: 2600},
];

export async function recordFastBuild(siteDir: string, highlight: Highlighter): Promise<FastBuild> {
  const sources = {...shopSources(), [file]: pageOf('Checkout', list)};
  const {frames, cold, builds} = await recordSession({siteDir, highlight, sources, file, steps});
  return {
    scene: {frames, poster: frames.length - 1},
    modules: Object.keys(sources).length,
    firstMs: cold.reportedMs,
    changesMs: builds.map(({reportedMs}) => reportedMs),
  };
}
