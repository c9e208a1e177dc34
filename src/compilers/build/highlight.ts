/** Highlights code, with what the newest version's own tool says about names. */
import {lex} from '../../rescript/core/syntax/languages';
import {overlaySemanticTokens} from '../../rescript/core/syntax/overlay';
import type {Token} from '../../rescript/core/syntax/token';
import {run, runOnFile} from './run';
import {UnavailableCompiler, type CompilerService, type Make} from './service';

/** Five numbers a token, the last always 0: four of each are kept, with a space between tokens. */
const packTokens = (numbers: readonly number[]): string =>
  Array.from({length: Math.floor(numbers.length / 5)}, (_, index) => numbers.slice(index * 5, index * 5 + 4)).join(' ');

const unpackTokens = (packed: string): readonly number[] =>
  packed === 'none' ? [] : packed.split(' ').flatMap((token) => [...token.split(',').map(Number), 0]);

export type Highlighter = (language: string, source: string) => Promise<readonly Token[]>;

/** Without the tool and its recorded answer, the lexer guesses from their shape what names are. */
export function createHighlighter({toolchains, ask}: CompilerService): Highlighter {
  const newest = Object.values(toolchains)[0];
  return async (language, source) => {
    const tokens = lex(language, source);
    if (!newest || (language !== 'res' && language !== 'resi')) return tokens;
    const question = {version: newest.version, kind: 'semantic tokens', about: [language, source]};
    const make: Make = async ({analysis}) => {
      const file = {name: `Source.${language}`, code: source};
      const {code, stdout} = await runOnFile(run, analysis?.program ?? '', ['semanticTokens'], file);
      // It can fail for a source with errors.
      const printed = /\{"data":\[([\d,\s]*)\]\}/.exec(stdout)?.[1];
      const numbers = code === 0 && printed ? printed.split(',').map(Number) : [];
      return {verdict: packTokens(numbers) || 'none', texts: []};
    };
    try {
      const {verdict} = await ask(question, make);
      return overlaySemanticTokens(source, tokens, unpackTokens(verdict));
    } catch (error) {
      if (error instanceof UnavailableCompiler) return tokens;
      throw error;
    }
  };
}
