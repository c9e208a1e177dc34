/**
 * An edit that a block offers: it breaks the code, and a second one fixes it. The build renders all three steps into the
 * page (`src/landing/ui/CodeComparison.tsx`), so a reader sees what the compiler said without one at hand.
 */
export type EditStep = 'start' | 'broken' | 'fixed';

/** On the button that makes the edit, or takes it back. */
export const OFFERED_EDIT = 'data-offer';
/** On the block: its step. */
export const EDIT_STEP = 'data-offered';
/** On an element that only some steps show: their names. */
export const STEPS = 'data-steps';
/** On a hidden element that has a step's panes: its name. */
export const STEP_PANES = 'data-panes';
