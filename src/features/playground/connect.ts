/** The engine and the runner this copy of the site uses. */
import {translate} from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import {chooseEngine} from './engines/choose-engine';
import {withFiles} from './engines/with-files';
import {createRunner} from './run/runner';
import type {Connect} from './state/use-engine';
import type {MakeRunner} from './state/use-run';

/** Finds the compilers this build was configured with, or the ones on the development machine. */
export const connectEngine: Connect = async () => {
  const {engine, versions} = await chooseEngine(config.bundles);
  return {engine: withFiles(engine), versions};
};

/** Runs programs in a frame inside an element. */
export const makeRunner: MakeRunner = (container, onMessage) =>
  createRunner(container, {
    frame: config.frame,
    runtime: config.runtime,
    onMessage,
    title: translate({
      id: 'playground.preview.frame',
      message: 'Running program',
      description: 'Accessible name of the frame a program runs in',
    }),
  });
