import type {Warning, WarningTable} from '../warnings/table';

export type WarningData = {
  readonly warnings: readonly Warning[];
  readonly groups: readonly (readonly [letter: string, numbers: readonly number[]])[];
  readonly defaults: WarningTable['defaults'];
};

/** The table of warnings as JSON. */
export function warningData({warnings, groups, defaults}: WarningTable): WarningData {
  return {warnings, groups: [...groups], defaults};
}

export function warningTableOf({warnings, groups, defaults}: WarningData): WarningTable {
  return {warnings, groups: new Map(groups), defaults};
}
