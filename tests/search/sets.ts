/** All judged queries. Each is in one set only. */
import {asked} from './asked';
import {confirming} from './confirming';
import {eighth} from './eighth';
import {fifth} from './fifth';
import {fourthHeldOut, fourthTuning} from './fourth';
import {freshHeldOut} from './fresh-held-out';
import {freshMeasured} from './fresh-measured';
import {freshTuning} from './fresh-tuning';
import {heldOut} from './held-out';
import {ninth} from './ninth';
import type {RelevanceQuery} from './query';
import {secondTuning} from './second-tuning';
import {seventh} from './seventh';
import {sixthHeldOut} from './sixth-held-out';
import {sixthOpen} from './sixth-open';
import {thirdHeldOut, thirdTuning} from './third';
import {tenth} from './tenth';
import {tuning} from './tuning';

export type QuerySet = {
  readonly name: string;
  readonly queries: readonly RelevanceQuery[];
  /** Only its totals are reported: the ranking isn't tuned on it. */
  readonly heldBack?: boolean;
};

/** Those that must reach the goals. */
export const firstSets: readonly QuerySet[] = [
  {name: 'tuning half', queries: tuning},
  {name: 'held-out half', queries: heldOut},
];

/** Those that were written later. */
export const freshSets: readonly QuerySet[] = [
  {name: 'fresh tuning half', queries: [...freshTuning, ...secondTuning]},
  {name: 'fresh half that was held out once', queries: freshMeasured},
  {name: 'second fresh half that was held out once', queries: freshHeldOut},
  {name: 'third tuning half', queries: thirdTuning},
  {name: 'third half that was held out once', queries: thirdHeldOut},
  {name: 'fourth tuning half', queries: fourthTuning},
  {name: 'fourth half that was held out once', queries: fourthHeldOut},
  {name: 'confirming queries', queries: confirming},
  {name: 'fifth set that was held out once', queries: fifth},
  {name: 'questions in plain words that were held out once', queries: asked},
  {name: 'sixth open half', queries: sixthOpen},
  {name: 'sixth half that was held out once', queries: sixthHeldOut},
  {name: 'seventh set that was held out once', queries: seventh},
  {name: 'eighth set, held out', queries: eighth, heldBack: true},
  {name: 'ninth set, held out', queries: ninth, heldBack: true},
  {name: 'tenth set that was held out once', queries: tenth},
];

export const judgedQueries: readonly RelevanceQuery[] = [...firstSets, ...freshSets].flatMap(({queries}) => queries);
