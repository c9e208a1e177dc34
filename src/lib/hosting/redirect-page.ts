/**
 * The page that stands where a page once was, for hosts that cannot redirect. Its script is the same on all
 * of them, so that one hash in the Content-Security-Policy lets it run.
 */
import {escapeHtml} from '../syntax/html';

/** Where a redirect leads: a path from the site's root with optional query and anchor. */
export type RedirectTarget = {
  readonly to: string;
  /** Origin of the published site: the page's canonical address names it. */
  readonly origin: string;
};

/** Goes on to the link of the page with the reader's query and anchor; an anchor of the link's own stays. */
export const redirectScript =
  "!function(){var t=new URL(document.getElementById('to').href),q=location.search;" +
  "if(q)t.search=t.search?t.search+'&'+q.slice(1):q;if(!t.hash)t.hash=location.hash;location.replace(t)}()";

/** The whole HTML of a redirect page. Readers without scripts are sent on without their query and anchor. */
export function redirectPage({to, origin}: RedirectTarget): string {
  const href = escapeHtml(to);
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>' +
    `<link rel="canonical" href="${escapeHtml(origin + (to.split(/[?#]/)[0] ?? ''))}">` +
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head>` +
    `<body><p>This page has moved to <a id="to" href="${href}">${href}</a>.</p><script>${redirectScript}</script></body></html>`
  );
}

/** Where a redirect page leads, or undefined when the HTML is another page. */
export function redirectTarget(html: string): string | undefined {
  if (!html.includes(`<script>${redirectScript}</script>`)) return undefined;
  const href = /<a id="to" href="([^"]*)"/.exec(html)?.[1];
  return href?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
