/** The table of warnings as JSON carries it to the playground. */
import type {Warning, WarningTable} from '../warnings/table';

export type WarningData = {
  readonly warnings: readonly Warning[];
  readonly groups: readonly (readonly [letter: string, numbers: readonly number[]])[];
  readonly defaults: WarningTable['defaults'];
};

/** A table as JSON can have it. */
export function warningData({warnings, groups, defaults}: WarningTable): WarningData {
  return {warnings, groups: [...groups], defaults};
}

/** The table that `warningData` was made of. */
export function warningTableOf({warnings, groups, defaults}: WarningData): WarningTable {
  return {warnings, groups: new Map(groups), defaults};
}
