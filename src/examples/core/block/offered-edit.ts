/**
 * An edit that a block offers: it breaks the code, and a second one fixes it. The build compiles both, so that a reader
 * sees what the compiler said without one at hand.
 */
export type OfferedEdit = {
  /** The code that doesn't compile, as HTML with the place marked, and the compiler's message. */
  readonly broken: {readonly source: string; readonly message: string};
  /** The page about the message, if there is one. */
  readonly explained?: string;
  /** The fixed code and its JavaScript as HTML, with the lines highlighted that are new. */
  readonly fixed: {readonly source: string; readonly output: string};
};

/** `index.edits.json` beside `index.html`, by the hash of the shown source. */
export type PageEdits = Readonly<Record<string, OfferedEdit>>;

/** On the button that makes the edit: the part of the code that it removes. */
export const OFFERED_EDIT = 'data-offer';
/** On the block, once the edit is made: `broken` or `fixed`. */
export const EDIT_STATE = 'data-offered';
