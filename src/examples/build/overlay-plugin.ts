import type {PageProblem} from './check';
import {formatProblem} from './report';

/** The part of a bundler that this plugin uses; webpack and Rspack share it. */
type Compilation = {readonly compiler: unknown; readonly warnings: Error[]};
type Said = {readonly warnings?: readonly {readonly message: string}[] | undefined};
type Stats = {toJson: (options?: 'errors-warnings') => Said};
type Compiler = {
  readonly hooks: {
    readonly done: {readonly tap: (name: string, run: (stats: Stats) => void) => void};
    readonly afterCompile: {readonly tap: (name: string, run: (compilation: Compilation) => void) => void};
  };
};

/** A warning of this plugin: page and line, then the message. The browser gets its source, so it uses nothing else. */
const isOurs = ({message}: {readonly message: string}): boolean => /\.mdx?:\d+ /.test(message);

/**
 * Bundler plugin for development: failing examples are build warnings, so they appear in the overlay. With errors, the
 * browser couldn't load the page, which shows the problem. The terminal has the problems already, and Docusaurus would
 * print the warnings again.
 */
export function problemOverlay(problems: ReadonlyMap<string, readonly PageProblem[]>): {
  readonly apply: (compiler: Compiler) => void;
} {
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('examples', (compilation) => {
        if (compilation.compiler !== compiler) return; // style sheets have child compilers
        for (const problem of [...problems.values()].flat()) {
          const warning = new Error(formatProblem(problem));
          delete warning.stack; // not useful to a writer
          compilation.warnings.push(warning);
        }
      });
      compiler.hooks.done.tap('examples', (stats) => {
        const toJson = stats.toJson.bind(stats);
        // Docusaurus prints these; the development server asks for others.
        stats.toJson = (options) => {
          const said = toJson(options);
          return options === 'errors-warnings'
            ? {...said, warnings: said.warnings?.filter((each) => !isOurs(each))}
            : said;
        };
      });
    },
  };
}

/** Development server settings: the overlay shows only the warnings above. */
export const overlaySettings = {
  client: {
    overlay: {
      errors: true,
      warnings: isOurs,
    },
  },
};
