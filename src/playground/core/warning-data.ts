import type {WarningTable} from '../../rescript/core/warnings/table';

/** The table of warnings, as JSON for the playground. */
export type WarningData = Omit<WarningTable, 'groups'> & {
  readonly groups: readonly (readonly [letter: string, numbers: readonly number[]])[];
};

/** A table in a form that can be serialized as JSON. */
export function warningData({warnings, groups, defaults}: WarningTable): WarningData {
  return {warnings, groups: [...groups], defaults};
}

/** Rebuilds the table from `warningData`. */
export function warningTableOf(data: WarningData): WarningTable {
  return {...data, groups: new Map(data.groups)};
}
