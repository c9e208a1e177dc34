import type {PageProblem} from './check';
import {formatProblem} from './report';

/** As much of a bundler as this plugin touches; webpack's and Rspack's are alike here. */
type Compilation = {readonly compiler: unknown; readonly warnings: Error[]};
type Compiler = {readonly hooks: {readonly afterCompile: {readonly tap: (name: string, run: (compilation: Compilation) => void) => void}}};

/**
 * Bundler plugin for development: reports the examples that are wrong as warnings of the build, so that
 * they stand in the terminal and in the overlay. As errors they would keep the browser from taking the
 * page that shows them in place.
 */
export function problemOverlay(problems: ReadonlyMap<string, readonly PageProblem[]>): {readonly apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('examples', (compilation) => {
        if (compilation.compiler !== compiler) return; // style sheets have compilers of their own
        for (const problem of [...problems.values()].flat()) {
          const warning = new Error(formatProblem(problem));
          delete warning.stack; // says nothing to a writer
          compilation.warnings.push(warning);
        }
      });
    },
  };
}

/** Settings of the development server: its overlay shows the warnings above, and no others. */
export const overlaySettings = {
  client: {
    overlay: {
      errors: true,
      // sent to the browser as text
      warnings: ({message}: {readonly message: string}): boolean => /\.mdx?:\d+ /.test(message),
    },
  },
};
