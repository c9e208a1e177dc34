/**
 * URLs of the playground: `/try?code=…&version=v12.0.0`, or `/try#code=…&version=v12.0.0` for long programs. The code
 * has always been compressed with lz-string, so links on other sites keep working. `state.ts` converts a link to
 * settings.
 */
import {compressToEncodedURIComponent} from 'lz-string';
import {isModulePath} from '../settings';
import type {SourceFile} from '../../../rescript/core/syntax/source-file';
import {areFiles, sizeOf} from '../file-names';
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

/** A parsed URL. */
export type PlaygroundLink = Partial<PlaygroundState> & {
  /** What's wrong with its code, if it can't be used. */
  readonly damage?: CodeDamage;
  /** The parameters without a meaning, such as `jsx=no`. */
  readonly unknown?: readonly string[];
};

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
  return /^#(?: |%20)*code[=%]/.test(hash) ? hash : search;
}

/** `code=…&files=User.res~…,Shop.res~…` */
function codeParameters(code: string, files: readonly SourceFile[]): string {
  const others = files.map((file) => `${file.name}~${compressToEncodedURIComponent(file.code)}`);
  return `code=${compressToEncodedURIComponent(code)}${others.length > 0 ? `&files=${others.join(',')}` : ''}`;
}

/** What the values in a URL mean. Undefined for the default. */
const SYNTAXES = {re: 're', ml: 'ml', res: undefined} as const;
const MODULES = {commonjs: 'commonjs', nodejs: 'commonjs', esmodule: undefined, es6: undefined} as const;
const JSX_MODES = {classic: 'classic', preserve: 'preserve', automatic: undefined} as const;

/** Reads a parameter with these values; throws for others. */
const oneOf =
  <Value>(values: Readonly<Record<string, Value>>) =>
  (text: string): Value => {
    if (!Object.hasOwn(values, text)) throw new Error(text);
    return values[text] as Value;
  };

/** Reads a text that passes a check; throws for others. */
const only =
  (passes: (text: string) => boolean) =>
  (text: string): string => {
    if (!passes(text)) throw new Error(text);
    return text;
  };

/** Parses a URL's query or fragment, with its `?` or `#`. Missing values are left out, and so are unknown ones. */
export function readPlaygroundQuery(query: string): PlaygroundLink {
  const parameters = new URLSearchParams(repaired(query));
  const unknown: string[] = [];
  const take = <Value>(name: string, read: (text: string) => Value): Value | undefined => {
    const text = parameters.get(name);
    try {
      return text === null ? undefined : read(text.replaceAll(' ', ''));
    } catch {
      unknown.push(/^[\w.,@+-]{1,40}$/.test(text ?? '') ? `${name}=${text}` : name);
      return undefined;
    }
  };
  const version = take('version', readVersion);
  const syntax = take('ext', oneOf(SYNTAXES));
  const module = take('module', oneOf(MODULES));
  const jsx = take('jsx', oneOf(JSX_MODES));
  const warnings = take('warnings', only(isWarningFlags));
  const open = take('open', (text) => text.split(',').filter(Boolean).map(only(isModulePath)));
  const letUnwrap = take('experimental', oneOf({[LET_UNWRAP]: true as const}));
  const code = parameters.get('code');
  return {
    ...(code !== null && readCode(code, syntax ? null : parameters.get('files'))),
    ...(version && {version}),
    ...(syntax && {syntax}),
    ...(module && {module}),
    ...(jsx && {jsx}),
    ...(warnings && {warnings}),
    ...(open && {open}),
    ...(letUnwrap && {letUnwrap}),
    ...(unknown.length > 0 && {unknown}),
  };
}

/** How often a URL is decoded at most. A chat encodes it once more, and a mail with that chat's link once again. */
const DECODINGS = 3;

/**
 * Undoes what chats and mails do to a URL: they encode it, write `&amp;`, insert line breaks and invisible characters,
 * and take the end of a sentence for a part of it. None of these can be in a value.
 */
function repaired(query: string): string {
  let text = query;
  for (let count = 0; count < DECODINGS && text.includes('%'); count++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break; // A percent sign alone.
    }
  }
  return text
    .replace(/[^\S ]|\p{Cf}/gu, '')
    .replace(/^[?#]|[ )\]}>.;:!?'"”’»]+$/g, '')
    .replace(/&(?:amp;)+/g, '&')
    .replaceAll('+', '%2B');
}

/** `v12` and `12.0` are `v12.0.0`, and the latest version is the default. Other names may be those of a release. */
function readVersion(text: string): string | undefined {
  const [, numbers] = /^v?(\d+(?:\.\d+)?)$/i.exec(text) ?? [];
  const version = numbers === undefined ? text : `v${numbers}${numbers.includes('.') ? '.0' : '.0.0'}`;
  return /^(?:latest)?$/.test(version) ? undefined : only((name) => /^[\w.-]{1,40}$/.test(name))(version);
}

function readCode(text: string, packed: string | null): Pick<PlaygroundLink, 'code' | 'files' | 'damage'> {
  const main = unpack(text);
  if ('damage' in main || packed === null) return main;
  const files: SourceFile[] = [];
  for (const part of packed.split(',')) {
    const [name = '', own = ''] = part.split('~');
    const unpacked = unpack(own);
    if ('damage' in unpacked) return unpacked;
    files.push({name: name.trim(), code: unpacked.code});
  }
  if (!areFiles(files)) return {damage: 'damaged'};
  return sizeOf(main.code, files) > MAX_CODE ? {damage: 'too-large'} : {...main, files};
}

/** A space was inserted, or it was a plus. */
function unpack(text: string): ReturnType<typeof decompressCode> {
  const read = decompressCode(text.replaceAll(' ', ''), MAX_CODE);
  return 'damage' in read && text.includes(' ') ? decompressCode(text.replaceAll(' ', '+'), MAX_CODE) : read;
}

/** Whether a text looks like warning flags. The compiler may not know them. */
export function isWarningFlags(text: string): boolean {
  return /^(?=.{1,200}$)(?:[-+@]?(?:[A-Za-z]|\d+(?:\.\.\d+)?))+$/.test(text);
}
