/**
 * The headers that Cloudflare Pages and Netlify send with an address by a `_headers` file, as far as both are known
 * to read it: `src/lib/hosting/netlify.ts` names the sources. The answer's status plays no part at either.
 */

type Line = {readonly name: string; readonly value: string | undefined};
type Rule = {readonly path: string; readonly lines: readonly Line[]};

/** What Cloudflare Pages sends unasked. */
const CLOUDFLARE: readonly (readonly [string, string])[] = [
  ['access-control-allow-origin', '*'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
];

/** The rules of a file, in its order. A line `! Name` has no value. */
export function readRules(file: string): readonly Rule[] {
  const lines = file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.reduce<Rule[]>((rules, line) => {
    if (line.startsWith('/')) return [...rules, {path: line.trim(), lines: []}];
    const [, removed, name = '', value] = /^ {2}(?:! ([\w-]+)|([\w-]+): (.+))$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (!last || (removed === undefined && value === undefined)) throw new Error(`No host would understand the line "${line}" of _headers.`);
    return [...rules.slice(0, -1), {...last, lines: [...last.lines, {name: (removed ?? name).toLowerCase(), value}]}];
  }, []);
}

function matching(file: string, address: string): readonly Rule[] {
  const pattern = (path: string): RegExp => new RegExp(`^${path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
  return readRules(file).filter(({path}) => pattern(path).test(address));
}

/** Cloudflare Pages: rule by rule, first what is taken away, then what is set; what is set twice is joined. */
export function cloudflareHeaders(file: string, address: string): Map<string, string> {
  const headers = new Map(CLOUDFLARE);
  const set = new Set<string>();
  for (const {lines} of matching(file, address)) {
    for (const {name, value} of lines) if (value === undefined) headers.delete(name);
    for (const {name, value} of lines) {
      if (value === undefined) continue;
      const before = set.has(name) ? headers.get(name) : undefined;
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
      set.add(name);
    }
  }
  return headers;
}

/** Netlify: the last rule that names a header decides; lines that take one away mean nothing. */
export function netlifyHeaders(file: string, address: string): Map<string, string> {
  const lines = matching(file, address).flatMap((rule) => rule.lines);
  return new Map(lines.flatMap(({name, value}) => (value === undefined ? [] : [[name, value] as const])));
}
