/** The inline scripts of built pages: only a few, the same on every page, so that one policy covers them. */

/** Data blocks aren't executed, so the policy doesn't need their hash. */
const DATA = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/** Exactly as they are hashed. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, attributes = '', code = '']) =>
    /\ssrc\s*=/i.test(attributes) || DATA.test(attributes) ? [] : [code],
  );
}

type ScriptedPage = {readonly address: string; readonly scripts: readonly string[]};

/** The scripts that all pages share. Throws for a page with a script of its own, and for more than `limit`. */
export function sharedScripts(pages: readonly ScriptedPage[], limit: number): string[] {
  const shared = [...new Set(pages[0]?.scripts)].filter((script) =>
    pages.every(({scripts}) => scripts.includes(script)),
  );
  for (const {address, scripts} of pages) {
    const own = scripts.find((script) => !shared.includes(script));
    if (own !== undefined)
      throw new Error(
        `${address} has an inline script that not every page has: ${own.slice(0, 80)}… Move it to a file in a folder browser/, because the Content-Security-Policy only allows shared ones.`,
      );
  }
  if (shared.length > limit)
    throw new Error(
      `Every page has ${shared.length} inline scripts instead of ${limit}. Move the new one to a file in a folder browser/, or raise INLINE_SCRIPTS in src/hosting/build/hosts.ts and explain why.`,
    );
  return shared;
}
