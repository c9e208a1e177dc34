/** Decodes requests to the development endpoint from untrusted JSON. */
import {array, boolean, field, literal, optionalField, string, DecodeError, type Decoder} from '../../kit/core/decode';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {areFiles, MAIN_FILE, MAX_FILES, nameFault} from './file-names';
import {isModulePath, type PlaygroundSettings, type Syntax} from './settings';

/** A source and how to treat it. */
export type PlaygroundRequest = {
  /** The main file. */
  readonly code: string;
  /** The other files. */
  readonly files?: readonly SourceFile[];
  /** The file that the question is about, if it isn't the main file. */
  readonly file?: string;
  readonly settings: PlaygroundSettings;
  /** The syntax that the main file is converted to. */
  readonly to?: Syntax;
};

/** The maximum size of all sources in UTF-8 bytes, 100 times the largest page of this site. */
const MAX_SOURCE_BYTES = 200_000;

const MAX_OPEN = 16;
const MAX_WARNINGS = 400;

/** Throws a `DecodeError` that says what's wrong and where. */
export const readRequest: Decoder<PlaygroundRequest> = (value) => {
  const code = field('code', string)(value);
  const files = optionalField('files', sourceFiles)(value) ?? [];
  const file = optionalField('file', string)(value);
  const asked = field('settings', settings)(value);
  const to = optionalField('to', syntax)(value);
  const bytes = [code, ...files.map((each) => each.code)].map((text) => new TextEncoder().encode(text).length);
  if (bytes.reduce((sum, each) => sum + each) > MAX_SOURCE_BYTES)
    throw new DecodeError(`The code is longer than ${MAX_SOURCE_BYTES / 1000} kB`);
  if (files.length > 0 && asked.syntax !== 'res')
    throw new DecodeError('Only programs in ReScript syntax can have several files');
  if (file !== undefined && file !== MAIN_FILE && nameFault(file, []) !== undefined)
    throw new DecodeError(`Expected the name of a file, such as User.res, got ${JSON.stringify(file.slice(0, 80))}`);
  return {
    code,
    ...(files.length > 0 && {files}),
    ...(file !== undefined && {file}),
    settings: asked,
    ...(to !== undefined && {to}),
  };
};

const syntax = literal('res', 're', 'ml');

const sourceFiles: Decoder<readonly SourceFile[]> = (value) => {
  const files = array((each) => ({name: field('name', string)(each), code: field('code', string)(each)}))(value);
  if (!areFiles(files))
    throw new DecodeError(
      `Expected at most ${MAX_FILES - 1} files with different names such as User.res or User.resi, got ${JSON.stringify(files.map(({name}) => name.slice(0, 80))).slice(0, 200)}`,
    );
  return files;
};

const isRelease = (text: string): boolean => /^v\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/.test(text);

const settings: Decoder<PlaygroundSettings> = (value) => {
  const letUnwrap = optionalField('letUnwrap', boolean)(value);
  return {
    version: field('version', text(isRelease, 'a version such as v12.0.0'))(value),
    syntax: field('syntax', syntax)(value),
    module: field('module', literal('esmodule', 'commonjs'))(value),
    jsx: field('jsx', literal('automatic', 'classic', 'preserve'))(value),
    warnings: field(
      'warnings',
      text(({length}) => length <= MAX_WARNINGS, `at most ${MAX_WARNINGS} characters`),
    )(value),
    open: field('open', openModules)(value),
    ...(letUnwrap !== undefined && {letUnwrap}),
  };
};

const openModules: Decoder<readonly string[]> = (value) => {
  const names = array(text(isModulePath, 'the name of a module, such as RescriptCore'))(value);
  if (names.length > MAX_OPEN) throw new DecodeError(`Expected at most ${MAX_OPEN} modules, got ${names.length}`);
  return names;
};

function text(isValid: (text: string) => boolean, meaning: string): Decoder<string> {
  return (value) => {
    const found = string(value);
    if (!isValid(found)) throw new DecodeError(`Expected ${meaning}, got ${JSON.stringify(found.slice(0, 80))}`);
    return found;
  };
}
