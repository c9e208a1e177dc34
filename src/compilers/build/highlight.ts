/** Highlights code, with the newest version's own tool where it runs. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {lex} from '../../rescript/core/syntax/languages';
import {overlaySemanticTokens} from '../../rescript/core/syntax/overlay';
import type {Token} from '../../rescript/core/syntax/token';
import {runOnFile} from './run';
import type {CompilerService} from './service';

export type Highlighter = (language: string, source: string) => Promise<readonly Token[]>;

/** Without the tool, the lexer guesses from their shape what names are. */
export function createHighlighter({toolchains, cache, run}: CompilerService): Highlighter {
  const programs = Object.values(toolchains).flatMap(({analysis}) => analysis?.program ?? []);
  const program = programs.find((file) => existsSync(file));
  const identity =
    program === undefined ? undefined : createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16);
  return async (language, source) => {
    const tokens = lex(language, source);
    if (program === undefined || (language !== 'res' && language !== 'resi')) return tokens;
    const data = await cache('examples').get(['semantic tokens', identity, language, source], async () => {
      const file = {name: `Source.${language}`, code: source};
      const {code, stdout} = await runOnFile(run, program, ['semanticTokens'], file);
      // It can fail for a source with errors.
      const printed = /\{"data":\[([\d,\s]*)\]\}/.exec(stdout)?.[1];
      return code === 0 && printed ? printed.split(',').map(Number) : [];
    });
    return overlaySemanticTokens(source, tokens, data);
  };
}
