/**
 * The page at a former address, for hosts that can't redirect. All have the same script, so one hash in the policy
 * allows it.
 */
import {html, join, trusted} from '../../kit/core/html';

/** A path relative to the site's root, with an optional query and anchor. */
type RedirectTarget = {
  readonly to: string;
  /** Of the published site, for the canonical URL. */
  readonly origin: string;
};

/** Follows the link with the reader's query, and with the reader's anchor if the link has none. */
export const redirectScript =
  "!function(){var t=new URL(document.getElementById('to').href),q=location.search;" +
  "if(q)t.search=t.search?t.search+'&'+q.slice(1):q;if(!t.hash)t.hash=location.hash;location.replace(t)}()";

/** The complete HTML of a redirect page. Without JavaScript, it redirects without the reader's query and anchor. */
export function redirectPage({to, origin}: RedirectTarget): string {
  return String(
    join([
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>`,
      html`<link rel="canonical" href="${origin + (to.split(/[?#]/)[0] ?? '')}">`,
      html`<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript></head>`,
      html`<body><p>This page has moved to <a id="to" href="${to}">${to}</a>.</p><script>${trusted(redirectScript)}</script></body></html>`,
    ]),
  );
}

/** Where a redirect page leads; undefined for other pages. */
export function redirectTarget(page: string): string | undefined {
  if (!page.includes(`<script>${redirectScript}</script>`)) return undefined;
  const href = /<a id="to" href="([^"]*)"/.exec(page)?.[1];
  return href?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
