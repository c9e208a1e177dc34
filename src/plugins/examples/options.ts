import type {PageRules} from './collect';

/** Options of the examples plugin. */
export type ExamplesOptions = {
  /** Where the pages are and which compiler each is for. */
  readonly pages: PageRules;
  /** A production build: it fails for anything that is wrong, and for compilers that do not run here. */
  readonly production: boolean;
};

/** Options of a docs or blog instance's code blocks. */
export type CodeBlockOptions = {
  /** The instance: `default` is the manual, or `react`, `community`, `blog`. */
  readonly instance: string;
  /** Try each example on the other versions and say in which it compiles. Only the manual does, unless told otherwise. */
  readonly worksIn?: boolean;
};
