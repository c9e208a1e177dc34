/**
 * Language features that not every manual version has. The samples are compiled by every version's compiler
 * (../version-features.test.ts), so `versions` can't be wrong; the patterns find pages that mention a feature.
 */

import {allVersions, versionLines} from '../../../src/config/versions';

/** What a feature needs to know of a version's packages. */
type Packages = {
  readonly configFile: string;
  readonly buildTool?: string;
  readonly libraries: readonly {readonly name: string}[];
  readonly jsx: readonly string[];
};

/** What makes a version have a feature. */
type Proof =
  | {
      /** This compiles, and */
      readonly sample: string;
      /** the JavaScript looks like this; for features that an older compiler reads and ignores. */
      readonly emits?: RegExp;
    }
  | {
      /** A part of the version's packages, not of its language. */
      readonly ships: (packages: Packages) => boolean;
    };

export type Feature = Proof & {
  readonly name: string;
  /** Manual versions that have it. */
  readonly versions: readonly string[];
  /** How prose mentions it. Code spans are part of prose. */
  readonly prose?: RegExp;
  /** How the code of an example uses it. */
  readonly code?: RegExp;
};

/** The manual's versions, oldest first. A new version has everything that the newest one before it has. */
const ALL = allVersions(versionLines.default)
  .map(({id}) => id)
  .reverse();

export const FROM_V9 = ALL.slice(ALL.indexOf('v9.0.0'));
export const FROM_V10 = ALL.slice(ALL.indexOf('v10.0.0'));
export const FROM_V11 = ALL.slice(ALL.indexOf('v11.0.0'));
export const FROM_V12 = ALL.slice(ALL.indexOf('v12.0.0'));
export const TO_V10 = ALL.slice(0, ALL.indexOf('v11.0.0'));
export const TO_V11 = ALL.slice(0, ALL.indexOf('v12.0.0'));
