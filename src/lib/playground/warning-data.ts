import type {WarningTable} from '../warnings/table';

/** The table of warnings as JSON. */
export type WarningData = Omit<WarningTable, 'groups'> & {
  readonly groups: readonly (readonly [letter: string, numbers: readonly number[]])[];
};

export function warningData({warnings, groups, defaults}: WarningTable): WarningData {
  return {warnings, groups: [...groups], defaults};
}

export function warningTableOf(data: WarningData): WarningTable {
  return {...data, groups: new Map(data.groups)};
}
