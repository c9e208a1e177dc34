/** Converts v8's Reason to ML and vice versa. */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {renderComment, tidyMl, topLevelPieces} from '../lib/syntax/top-level';
import type {Runner} from './run';
import type {CompilerService} from './service';

export type Syntax = 're' | 'ml';

/** Change this whenever a conversion could have a different result. */
const RECIPE = 2;

/**
 * Converts a source to the other syntax; undefined if it doesn't parse. Keeps whole-line comments and empty lines
 * between top-level items. The converter drops all other comments.
 */
export function convertSyntax(
  service: CompilerService,
  version: string,
  source: string,
  from: Syntax,
): Promise<string | undefined> {
  const {refmt, identity} = service.toolchain(version);
  if (!refmt)
    throw new Error(`${version} can't convert between Reason and ML, because its toolchain doesn't include refmt.`);
  return service
    .cache('examples')
    .get(['refmt', RECIPE, identity, from, source], async () => {
      const reason = service.unavailable(version);
      if (reason !== undefined) throw new Error(reason);
      return (await convertWithRefmt(refmt, service.run, source, from)) ?? null;
    })
    .then((converted) => converted ?? undefined);
}

/**
 * The same with a converter.
 * @param refmt the converter's path
 */
export async function convertWithRefmt(
  refmt: string,
  run: Runner,
  source: string,
  from: Syntax,
): Promise<string | undefined> {
  const to: Syntax = from === 're' ? 'ml' : 're';
  const convert = (code: string): Promise<string | undefined> => runRefmt(run, refmt, code, from, to);
  const pieces = await Promise.all(
    topLevelPieces(source, from).map(async (piece) => {
      if (piece.kind === 'code') return await convert(piece.text);
      return piece.kind === 'comment' ? `${renderComment(piece.text, to)}\n` : '\n';
    }),
  );
  return pieces.some((text) => text === undefined) ? convert(source) : pieces.join('');
}

async function runRefmt(
  run: Runner,
  refmt: string,
  code: string,
  from: Syntax,
  to: Syntax,
): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'refmt-'));
  try {
    const file = `source.${from}`;
    await writeFile(path.join(folder, file), code);
    const {code: exit, stdout} = await run(
      refmt,
      ['--parse', from, '--print', to, '--print-width', '80', file],
      folder,
    );
    if (exit !== 0) return undefined;
    return `${(to === 'ml' ? tidyMl(stdout) : stdout).trimEnd()}\n`;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
