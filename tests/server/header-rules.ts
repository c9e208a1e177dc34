/**
 * The headers that Cloudflare Pages and Netlify send for an address according to a `_headers` file, as far as their
 * behavior is known: `src/hosting/core/netlify.ts` lists the sources. The response's status doesn't matter for either.
 */

type Line = {readonly name: string; readonly value: string | undefined};
type Rule = {readonly path: string; readonly lines: readonly Line[]};

/** The headers Cloudflare Pages sends by default. */
const CLOUDFLARE: readonly (readonly [string, string])[] = [
  ['access-control-allow-origin', '*'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
];

/** The rules of a file, in order. A line `! Name` has no value. */
export function readRules(file: string): readonly Rule[] {
  const lines = file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.reduce<Rule[]>((rules, line) => {
    if (line.startsWith('/')) return [...rules, {path: line.trim(), lines: []}];
    const [, removed, name = '', value] = /^ {2}(?:! ([\w-]+)|([\w-]+): (.+))$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (!last || (removed === undefined && value === undefined))
      throw new Error(`No host would understand the line "${line}" of _headers.`);
    return [...rules.slice(0, -1), {...last, lines: [...last.lines, {name: (removed ?? name).toLowerCase(), value}]}];
  }, []);
}

function matching(file: string, address: string): readonly Rule[] {
  const pattern = (path: string): RegExp =>
    new RegExp(
      `^${path
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    );
  return readRules(file).filter(({path}) => pattern(path).test(address));
}

/**
 * Cloudflare Pages: applies the rules in order, each one first removing and then setting headers. Values of a header
 * set twice are joined.
 */
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

/** Netlify: the last rule with a header decides; lines that remove one are ignored. */
export function netlifyHeaders(file: string, address: string): Map<string, string> {
  const lines = matching(file, address).flatMap((rule) => rule.lines);
  return new Map(lines.flatMap(({name, value}) => (value === undefined ? [] : [[name, value] as const])));
}
