import {intersects, validRange} from 'semver';
import type {CompilerRange} from './package';

/** A version of the manual. */
export type ManualCompilers = {
  /** For readers: `v12`. */
  readonly name: string;
  /** Ranges of compilers, by their package. */
  readonly compilers: Readonly<Partial<Record<'rescript' | 'bs-platform', string>>>;
};

/** The manual versions in a package's range; undefined if it's missing, allows everything or can't be parsed. */
export function worksWith(
  compiler: CompilerRange | undefined,
  manuals: readonly ManualCompilers[],
): readonly string[] | undefined {
  if (!compiler) return undefined;
  const range = validRange(compiler.range, {includePrerelease: true});
  if (range === null || range === '' || range === '*') return undefined;
  const product = compiler.on === 'bs-platform' ? 'bs-platform' : 'rescript';
  return manuals.flatMap(({name, compilers}) => {
    const own = compilers[product];
    return own !== undefined && intersects(range, own, {includePrerelease: true}) ? [name] : [];
  });
}
