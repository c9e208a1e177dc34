/**
 * Addresses of the playground: `/try?code=…&version=v12.0.0`. The code is compressed with lz-string, as
 * it has always been, so that links from elsewhere keep working.
 */
import {compressToEncodedURIComponent, decompressFromEncodedURIComponent} from 'lz-string';

/** What an address of the playground says. */
export type PlaygroundState = {
  readonly code: string;
  /** Manual version whose compiler is asked for. */
  readonly version?: string;
  /** The syntax of the code; ReScript when missing. Only v8 has others. */
  readonly syntax?: 're' | 'ml';
  /** ES modules when missing. */
  readonly module?: 'commonjs';
};

/** Path and query, without the site's base path; without code it opens an empty playground. */
export function playgroundPath({code, version, syntax, module}: Partial<PlaygroundState>): string {
  const query = [
    ...(code === undefined ? [] : [codeParameter(code)]),
    ...(version === undefined ? [] : [`version=${version}`]),
    ...(syntax === undefined ? [] : [`ext=${syntax}`]),
    ...(module === undefined ? [] : [`module=${module}`]),
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
export function readPlaygroundQuery(query: string): Partial<PlaygroundState> {
  const parameters = new URLSearchParams(query);
  const code = decompressFromEncodedURIComponent(parameters.get('code') ?? '');
  const version = parameters.get('version');
  const syntax = parameters.get('ext');
  return {
    ...(code ? {code} : {}),
    ...(version !== null && /^v\d+\.\d+\.\d+/.test(version) && {version}),
    ...((syntax === 're' || syntax === 'ml') && {syntax}),
    ...(['commonjs', 'nodejs'].includes(parameters.get('module') ?? '') && {module: 'commonjs' as const}),
  };
}
