/**
 * URLs of the playground: `/try?code=…&version=v12.0.0`, or `/try#code=…&version=v12.0.0` for long programs. The code
 * has always been compressed with lz-string, so links on other sites keep working. `state.ts` converts a link to
 * settings.
 */
import {compressToEncodedURIComponent} from 'lz-string';
import {isModulePath} from '../settings';
import type {SourceFile} from '../../../rescript/core/syntax/source-file';
import {areFiles, sizeOf} from '../file-names';
import {parseVersion} from '../../../kit/core/version';
import {decompressCode, type CodeDamage} from './decompress';

/** The maximum length of all code in a URL, and of code the playground compiles, in UTF-16 units. */
export const MAX_CODE = 200_000;

/**
 * The longest query that is written, in characters; longer parameters are in the fragment, which browsers don't send to
 * the server. Many hosts refuse a request whose first line is longer than 8 kB (nginx's default,
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#large_client_header_buffers); half of that leaves room for
 * what proxies and pages that link here add.
 */
export const LONGEST_QUERY = 4_000;

/** The compiler's name for `let?`. */
export const LET_UNWRAP = 'LetUnwrap';

/** The contents of a playground URL. */
export type PlaygroundState = {
  /** The main file. */
  readonly code: string;
  /** The other files; none if missing. Only for ReScript syntax. */
  readonly files?: readonly SourceFile[];
  /** Manual version or release of the compiler to use. */
  readonly version?: string;
  /** The syntax of the code; ReScript if missing. Only v8 supports others. */
  readonly syntax?: 're' | 'ml';
  /** ES modules if missing. */
  readonly module?: 'commonjs';
  /** Automatic if missing. */
  readonly jsx?: 'classic' | 'preserve';
  /** Warning flags as `-w` takes them; the compiler's defaults if missing. */
  readonly warnings?: string;
  /** Modules opened before the code; if missing, the version's own, see `defaultOpen`. */
  readonly open?: readonly string[];
  /** Off if missing. */
  readonly letUnwrap?: true;
};

/** A parsed URL, and what's wrong with its code if it can't be used. */
export type PlaygroundLink = Partial<PlaygroundState> & {readonly damage?: CodeDamage};

/** Path with query or fragment, without the site's base path; without code, it opens an empty playground. */
export function playgroundPath({code, files = [], ...settings}: Partial<PlaygroundState>): string {
  const parameters = {
    version: settings.version,
    ext: settings.syntax,
    module: settings.module,
    jsx: settings.jsx,
    warnings: settings.warnings && encodeURIComponent(settings.warnings),
    open: settings.open?.join(','),
    experimental: settings.letUnwrap && LET_UNWRAP,
  };
  const query = Object.entries(parameters).flatMap(([key, value]) => (value === undefined ? [] : `${key}=${value}`));
  if (code !== undefined) query.unshift(codeParameters(code, files));
  return `/try${marked(query.join('&'))}`;
}

/** Adds code to a URL that `playgroundPath` created without any. */
export function withCode(address: string, code: string, files: readonly SourceFile[] = []): string {
  const [path = '', query = ''] = address.split('?');
  return path + marked(`${codeParameters(code, files)}&${query}`);
}

/** Removes what `withCode` added. */
export function withoutCode(address: string): string {
  return address.replace(/[?#]code=[^&]*&(?:files=[^&]*&)?/, '?');
}

const marked = (parameters: string): string => (parameters.length < LONGEST_QUERY ? '?' : '#') + parameters;

/** The part of a URL with the program and its settings: the fragment if it has code, otherwise the query. */
export function partWithCode({search, hash}: {readonly search: string; readonly hash: string}): string {
  return hash.startsWith('#code=') ? hash : search;
}

/** `code=…&files=User.res~…,Shop.res~…` */
function codeParameters(code: string, files: readonly SourceFile[]): string {
  const others = files.map((file) => `${file.name}~${compressToEncodedURIComponent(file.code)}`);
  return `code=${compressToEncodedURIComponent(code)}${others.length > 0 ? `&files=${others.join(',')}` : ''}`;
}

/** Parses a URL's query or fragment, with its `?` or `#`. Missing and invalid values are left out. */
export function readPlaygroundQuery(query: string): PlaygroundLink {
  const parameters = new URLSearchParams(query.replace(/^#/, ''));
  const code = parameters.get('code');
  const version = parameters.get('version');
  const syntax = parameters.get('ext');
  const jsx = parameters.get('jsx');
  const warnings = parameters.get('warnings');
  const open = parameters.get('open')?.split(',').filter(Boolean);
  return {
    ...(code !== null && readCode(code, syntax === 're' || syntax === 'ml' ? null : parameters.get('files'))),
    ...(version?.startsWith('v') && parseVersion(version) && {version}),
    ...((syntax === 're' || syntax === 'ml') && {syntax}),
    ...(['commonjs', 'nodejs'].includes(parameters.get('module') ?? '') && {module: 'commonjs' as const}),
    ...((jsx === 'classic' || jsx === 'preserve') && {jsx}),
    ...(warnings !== null && isWarningFlags(warnings) && {warnings}),
    ...(open?.every(isModulePath) && {open}),
    ...(parameters.get('experimental') === LET_UNWRAP && {letUnwrap: true as const}),
  };
}

function readCode(text: string, packed: string | null): Pick<PlaygroundLink, 'code' | 'files' | 'damage'> {
  const main = decompressCode(text, MAX_CODE);
  if ('damage' in main || packed === null) return main;
  const files: SourceFile[] = [];
  for (const part of packed.split(',')) {
    const [name = '', own = ''] = part.split('~');
    const unpacked = decompressCode(own, MAX_CODE);
    if ('damage' in unpacked) return unpacked;
    files.push({name, code: unpacked.code});
  }
  if (!areFiles(files)) return {damage: 'damaged'};
  return sizeOf(main.code, files) > MAX_CODE ? {damage: 'too-large'} : {...main, files};
}

/** Whether a text looks like warning flags. The compiler may not know them. */
export function isWarningFlags(text: string): boolean {
  return /^(?=.{1,200}$)(?:[-+@]?(?:[A-Za-z]|\d+(?:\.\.\d+)?))+$/.test(text);
}
