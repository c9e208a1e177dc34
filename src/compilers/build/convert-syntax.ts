/** Converts v8's Reason to ML and vice versa. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderComment, tidyMl, topLevelPieces} from '../../rescript/core/syntax/top-level';
import {inFolder} from './in-folder';
import type {Runner} from './run';
import type {CompilerService} from './service';

export type Syntax = 're' | 'ml';

/** Change this whenever a conversion could have a different result. */
const CACHE_VERSION = 2;

/**
 * Converts a source to the other syntax; undefined if it doesn't parse. Of the comments, those on lines of their own
 * between top-level items are kept.
 */
export async function convertSyntax(
  service: CompilerService,
  version: string,
  source: string,
  from: Syntax,
): Promise<string | undefined> {
  const {refmt, identity} = service.toolchain(version);
  if (!refmt)
    throw new Error(`${version} can't convert between Reason and ML, because its toolchain doesn't include refmt.`);
  const converted = await service.cache('examples').get(['refmt', CACHE_VERSION, identity, from, source], async () => {
    const reason = service.unavailable(version);
    if (reason !== undefined) throw new Error(reason);
    return (await convertWithRefmt(refmt, service.run, source, from)) ?? null;
  });
  return converted ?? undefined;
}

/** The same with the converter at a path. */
export async function convertWithRefmt(
  refmt: string,
  run: Runner,
  source: string,
  from: Syntax,
): Promise<string | undefined> {
  const to: Syntax = from === 're' ? 'ml' : 're';
  const convert = (code: string): Promise<string | undefined> =>
    inFolder(async (folder) => {
      const file = `source.${from}`;
      await writeFile(path.join(folder, file), code);
      const {code: exit, stdout} = await run(refmt, refmtArguments(from, to, file), folder);
      return exit === 0 ? tidyPrinted(stdout, to) : undefined;
    });
  const pieces = await Promise.all(
    topLevelPieces(source, from).map(async (piece) => {
      if (piece.kind === 'code') return await convert(piece.text);
      return piece.kind === 'comment' ? `${renderComment(piece.text, to)}\n` : '\n';
    }),
  );
  return pieces.some((text) => text === undefined) ? convert(source) : pieces.join('');
}

/** refmt's arguments for a file. */
export const refmtArguments = (from: Syntax, to: Syntax, file: string): readonly string[] => [
  ...['--parse', from, '--print', to, '--print-width', '80'],
  file,
];

/** What refmt printed, without what it adds for itself. */
export const tidyPrinted = (printed: string, syntax: string): string =>
  `${(syntax === 'ml' ? tidyMl(printed) : printed).trimEnd()}\n`;
