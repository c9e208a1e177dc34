/**
 * Where Cloudflare Pages leads an address by a `_redirects` file. Rules of single addresses are asked first, then those
 * with a pattern, in their order; each answer may be redirected again. Source: `packages/pages-shared/asset-server` of
 * https://github.com/cloudflare/workers-sdk.
 */

type Rule = {readonly from: string; readonly to: string};

const pattern = (from: string): RegExp =>
  new RegExp(
    `^${from
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace('*', '(?<splat>.*)')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  );

function once(rules: readonly Rule[], address: string): string | undefined {
  const single = rules.find(({from}) => from === address);
  if (single) return single.to;
  for (const {from, to} of rules.filter((rule) => /[*:]/.test(rule.from))) {
    const found = pattern(from).exec(address);
    if (found) return to.replace(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return undefined;
}

/** The end of the chain of redirects, with the last target's anchor; undefined if the address isn't redirected. Throws for a loop. */
export function cloudflareRedirect(file: string, address: string): string | undefined {
  const rules = file
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line): Rule => {
      const [from = '', to = ''] = line.split(' ');
      return {from, to};
    });
  const seen: string[] = [];
  for (let at: string | undefined = once(rules, address); at !== undefined; at = once(rules, at.split('#')[0] ?? '')) {
    if (seen.includes(at)) throw new Error(`${[address, ...seen, at].join(' → ')} is a loop.`);
    seen.push(at);
  }
  return seen.at(-1);
}
