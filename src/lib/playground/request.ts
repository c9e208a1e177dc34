/** Decodes requests to the development endpoint from untrusted JSON. */
import {array, boolean, field, literal, optionalField, string, DecodeError, type Decoder} from '../decode/decode';
import {isModulePath} from '../playground-link/link';
import type {PlaygroundSettings} from './settings';

/** A source and how to treat it. */
export type PlaygroundRequest = {readonly code: string; readonly settings: PlaygroundSettings};

/** The maximum size of a source in UTF-8 bytes, 100 times the largest page of this site. */
const MAX_SOURCE_BYTES = 200_000;

const MAX_OPEN = 16;
const MAX_WARNINGS = 400;

/** Throws a `DecodeError` that says what's wrong and where. */
export const readRequest: Decoder<PlaygroundRequest> = (value) => ({
  code: field('code', source)(value),
  settings: field('settings', settings)(value),
});

const settings: Decoder<PlaygroundSettings> = (value) => {
  const letUnwrap = optionalField('letUnwrap', boolean)(value);
  return {
    version: field('version', text(/^v\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/, 'a version such as v12.0.0'))(value),
    syntax: field('syntax', literal('res', 're', 'ml'))(value),
    module: field('module', literal('esmodule', 'commonjs'))(value),
    jsx: field('jsx', literal('automatic', 'classic', 'preserve'))(value),
    warnings: field(
      'warnings',
      text(new RegExp(`^[^]{0,${MAX_WARNINGS}}$`), `at most ${MAX_WARNINGS} characters`),
    )(value),
    open: field('open', openModules)(value),
    ...(letUnwrap !== undefined && {letUnwrap}),
  };
};

const source: Decoder<string> = (value) => {
  const code = string(value);
  if (new TextEncoder().encode(code).length > MAX_SOURCE_BYTES)
    throw new DecodeError(`The code is longer than ${MAX_SOURCE_BYTES / 1000} kB`);
  return code;
};

const modulePath: Decoder<string> = (value) => {
  const name = string(value);
  if (!isModulePath(name))
    throw new DecodeError(
      `Expected the name of a module, such as RescriptCore, got ${JSON.stringify(name.slice(0, 80))}`,
    );
  return name;
};

const openModules: Decoder<readonly string[]> = (value) => {
  const names = array(modulePath)(value);
  if (names.length > MAX_OPEN) throw new DecodeError(`Expected at most ${MAX_OPEN} modules, got ${names.length}`);
  return names;
};

function text(pattern: RegExp, meaning: string): Decoder<string> {
  return (value) => {
    const found = string(value);
    if (!pattern.test(found)) throw new DecodeError(`Expected ${meaning}, got ${JSON.stringify(found.slice(0, 80))}`);
    return found;
  };
}
