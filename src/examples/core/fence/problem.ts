/** Something a writer has to fix. */
export type Problem = {
  /** 1-based line of the page. */
  readonly line: number;
  /** What's wrong, without a period. */
  readonly message: string;
  readonly detail?: string;
  /** How to fix it, as a sentence. */
  readonly fix: string;
};
