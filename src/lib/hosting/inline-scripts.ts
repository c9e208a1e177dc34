/** The inline scripts of built pages. Few may exist, the same on every page, so that one policy lets them run. */

/** Blocks of data: no script runs from them, and no policy asks for their hash. */
const DATA = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/** The inline scripts of a page, as their hashes are taken. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, attributes = '', code = '']) => (/\ssrc\s*=/i.test(attributes) || DATA.test(attributes) ? [] : [code]));
}

/** A page of the site with its inline scripts. */
export type ScriptedPage = {readonly address: string; readonly scripts: readonly string[]};

/**
 * The inline scripts that all pages share.
 * @param limit how many there may be.
 * Throws a sentence for a page with a script of its own, and when there are more scripts than `limit`.
 */
export function sharedScripts(pages: readonly ScriptedPage[], limit: number): string[] {
  const shared = [...new Set(pages[0]?.scripts)].filter((script) => pages.every(({scripts}) => scripts.includes(script)));
  for (const {address, scripts} of pages) {
    const own = scripts.find((script) => !shared.includes(script));
    if (own !== undefined) {
      throw new Error(`${address} has an inline script that not every page has: ${own.slice(0, 80)}… Move it to a file of src/client, for the Content-Security-Policy lets only shared ones run.`);
    }
  }
  if (shared.length > limit) {
    throw new Error(`Every page has ${shared.length} inline scripts instead of ${limit}. Move the new one to a file of src/client, or raise INLINE_SCRIPTS in src/config/hosts.ts and say why.`);
  }
  return shared;
}
