import {formatProblem} from './report';
import type {PageProblem} from './check';

/** As much of a bundler as this plugin touches; webpack's and Rspack's are alike here. */
type Compiler = {
  readonly hooks: {readonly afterCompile: {readonly tap: (name: string, run: (compilation: {readonly errors: Error[]}) => void) => void}};
};

/**
 * Bundler plugin for development: reports the examples that are wrong as errors of the build, so that they
 * stand in the overlay and in the terminal. The pages are served all the same, with the errors in place.
 */
export function problemOverlay(problems: ReadonlyMap<string, readonly PageProblem[]>): {readonly apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('examples', ({errors}) => {
        for (const problem of [...problems.values()].flat()) {
          const error = new Error(formatProblem(problem));
          delete error.stack; // says nothing to a writer
          errors.push(error);
        }
      });
    },
  };
}
