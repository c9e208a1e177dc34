import {useMemo, useReducer, type Dispatch} from 'react';
import examples from '@generated/playground-data/default/examples.json';
import {versionLines} from '@site/src/config/versions';
import type {PlaygroundEngine} from '@site/src/compilers/core/engine';
import {partWithCode} from '@site/src/compilers/core/playground-link/link';
import type {PlaygroundExample, PlaygroundSettings} from '@site/src/compilers/core/settings';
import {connectEngine} from '../../../compilers/browser/with-files';
import {readStored} from '../../browser/stored';
import {openingModel} from './opening';
import {chosenVersion, effectiveSettings, update, type Action, type ChosenVersion, type PlaygroundModel} from './state';
import {isReopened, useAddress, type Unkept} from './use-address';
import {useCompiler, useEngine} from './use-compiler';

/** What every part of the playground uses. */
export type Playground = {
  readonly model: PlaygroundModel;
  readonly dispatch: Dispatch<Action>;
  readonly engine: PlaygroundEngine | undefined;
  readonly retry: () => void;
  /** Undefined until an engine has listed its versions. */
  readonly chosen: ChosenVersion | undefined;
  /** The settings for the compiler. */
  readonly effective: PlaygroundSettings | undefined;
  readonly examples: readonly PlaygroundExample[];
  readonly unkept: Unkept | undefined;
};

/** The manual version to use if nothing names one. */
export const DEFAULT_VERSION = versionLines.default.latest.id;

/**
 * Opens what the URL specifies, and from then on connects, compiles and keeps the URL up to date. Browser only.
 * @param embedded whether another page shows it in a frame: the code is never the reader's own there
 */
export function usePlayground(embedded: boolean): Playground {
  const [model, dispatch] = useReducer(update, embedded, openHere);
  const {engine, retry} = useEngine(connectEngine, dispatch);
  const {code, files, settings, connection} = model;
  const chosen = useMemo(() => chosenVersion(settings, connection, DEFAULT_VERSION), [settings, connection]);
  const effective = useMemo(() => chosen && effectiveSettings(settings, chosen.version), [settings, chosen]);
  useCompiler({engine, code, files, settings: effective}, dispatch);
  const unkept = useAddress(model);
  return {model, dispatch, engine, retry, chosen, effective, examples, unkept};
}

function openHere(embedded: boolean): PlaygroundModel {
  const opening = {query: partWithCode(window.location), examples, version: DEFAULT_VERSION};
  return embedded
    ? {...openingModel({...opening, session: undefined, reopened: false}), own: false}
    : openingModel({...opening, session: readStored('session'), reopened: isReopened()});
}
