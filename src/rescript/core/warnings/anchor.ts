/** The id of a warning's row in the warning table. */
export const warningAnchor = (number: number): string => `warning-${number}`;
