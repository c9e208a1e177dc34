/**
 * Addresses of the playground: `/try?code=…&version=v12.0.0`. The code is compressed with lz-string, as
 * it has always been, so that links from elsewhere keep working. `state.ts` has the same as settings.
 */
import {compressToEncodedURIComponent} from 'lz-string';
import {parseVersion} from '../version/version';
import {decompressCode, type CodeDamage} from './decompress';

/** The most UTF-16 units of code that an address may hold, and that the playground compiles. */
export const MAX_CODE = 200_000;

/** What an address of the playground says. */
export type PlaygroundState = {
  readonly code: string;
  /** Manual version or release whose compiler is asked for. */
  readonly version?: string;
  /** The syntax of the code; ReScript when missing. Only v8 has others. */
  readonly syntax?: 're' | 'ml';
  /** ES modules when missing. */
  readonly module?: 'commonjs';
  /** Automatic when missing. */
  readonly jsx?: 'classic' | 'preserve';
  /** Warning flags as `-w` takes them; the compiler's own when missing. */
  readonly warnings?: string;
  /** Modules opened before the code; when missing those of the version, see `defaultOpen`. */
  readonly open?: readonly string[];
};

/** What could be read of an address, and what is wrong with its code where it has one that is no use. */
export type PlaygroundLink = Partial<PlaygroundState> & {readonly damage?: CodeDamage};

/** Path and query, without the site's base path; without code it opens an empty playground. */
export function playgroundPath({code, version, syntax, module, jsx, warnings, open}: Partial<PlaygroundState>): string {
  const query = [
    ...(code === undefined ? [] : [codeParameter(code)]),
    ...(version === undefined ? [] : [`version=${version}`]),
    ...(syntax === undefined ? [] : [`ext=${syntax}`]),
    ...(module === undefined ? [] : [`module=${module}`]),
    ...(jsx === undefined ? [] : [`jsx=${jsx}`]),
    ...(warnings === undefined ? [] : [`warnings=${encodeURIComponent(warnings)}`]),
    ...(open === undefined ? [] : [`open=${open.join(',')}`]),
  ];
  return `/try?${query.join('&')}`;
}

/** Adds code to an address that `playgroundPath` made without. */
export function withCode(address: string, code: string): string {
  return address.replace('?', `?${codeParameter(code)}&`);
}

function codeParameter(code: string): string {
  return `code=${compressToEncodedURIComponent(code)}`;
}

/** Reads the query of an address; what it does not say or says wrongly is missing. */
export function readPlaygroundQuery(query: string): PlaygroundLink {
  const parameters = new URLSearchParams(query);
  const code = parameters.get('code');
  const version = parameters.get('version');
  const syntax = parameters.get('ext');
  const jsx = parameters.get('jsx');
  const warnings = parameters.get('warnings');
  const open = parameters.get('open')?.split(',').filter(Boolean);
  return {
    ...(code !== null && decompressCode(code, MAX_CODE)),
    ...(version?.startsWith('v') && parseVersion(version) && {version}),
    ...((syntax === 're' || syntax === 'ml') && {syntax}),
    ...(['commonjs', 'nodejs'].includes(parameters.get('module') ?? '') && {module: 'commonjs' as const}),
    ...((jsx === 'classic' || jsx === 'preserve') && {jsx}),
    ...(warnings !== null && isWarningFlags(warnings) && {warnings}),
    ...(open?.every(isModulePath) && {open}),
  };
}

/** Whether a text looks like warning flags; whether the compiler knows them is another question. */
export function isWarningFlags(text: string): boolean {
  return /^(?=.{1,200}$)(?:[-+@]?(?:[A-Za-z]|\d+(?:\.\.\d+)?))+$/.test(text);
}

/** Whether a text can be the name of a module, such as `Belt.Array`. */
export function isModulePath(text: string): boolean {
  return /^(?=.{1,100}$)[A-Z]\w*(?:\.[A-Z]\w*)*$/.test(text);
}
