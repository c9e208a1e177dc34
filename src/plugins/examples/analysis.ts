/** Highlights code, with the language's own tools where they run. */
import {createHash} from 'node:crypto';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {lex} from '../../lib/syntax/languages';
import {overlaySemanticTokens} from '../../lib/syntax/overlay';
import type {Token} from '../../lib/syntax/token';
import type {CompilerService} from './service';
import {run} from './run';
import {findAnalysis} from './toolchain';

/** The tokens of a source in a language. */
export type Highlighter = (language: string, source: string) => Promise<readonly Token[]>;

/** Where the tools have no binary, ReScript is highlighted by the lexer alone: names are then told apart by their look. */
export function createHighlighter(siteDir: string, {cache, pool}: CompilerService): Highlighter {
  const program = findAnalysis(siteDir);
  const identity = program === undefined ? undefined : createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16);
  return async (language, source) => {
    const tokens = lex(language, source);
    if (program === undefined || (language !== 'res' && language !== 'resi')) return tokens;
    const data = await cache.get(['semantic tokens', identity, language, source], () => pool(() => semanticTokens(program, language, source)));
    return overlaySemanticTokens(source, tokens, data);
  };
}

/** The program's tokens; none when it fails, as it may on a source with errors. */
async function semanticTokens(program: string, language: string, source: string): Promise<readonly number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokens-'));
  try {
    const file = `Source.${language}`;
    await writeFile(path.join(folder, file), source);
    const {code, stdout} = await run(program, ['semanticTokens', file], folder);
    const printed = /\{"data":\[([\d,\s]*)\]\}/.exec(stdout)?.[1];
    return code === 0 && printed ? printed.split(',').map(Number) : [];
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
