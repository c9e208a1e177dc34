/** Something a writer has to mend, told in a sentence. */
export type Problem = {
  /** 1-based line of the page. */
  readonly line: number;
  /** What is wrong, without a full stop. */
  readonly message: string;
  /** What the compiler said, when it said something. */
  readonly detail?: string;
  /** How to mend it, a sentence. */
  readonly cure: string;
};
