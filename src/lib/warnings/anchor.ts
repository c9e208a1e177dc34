/** The id of a warning's row in the table of warnings. */
export const warningAnchor = (number: number): string => `warning-${number}`;
