import {escapeHtml} from '../syntax/html';
import type {Stored} from './manifest';

/** What names a stored part to a reader. */
const NAMES = {shared: 'Front page, community and blog', manual: 'Language manual and API', react: 'React', playground: 'Playground'} as const;

/** The document for a page that is not stored while there is no network. The service worker makes it, so it needs nothing else. */
export function missingPage(base: string, parts: Stored['parts']): string {
  const links = parts.map(({kind, label, start}) => `<li><a href="${escapeHtml(start)}">${escapeHtml(`${NAMES[kind]} ${label}`.trim())}</a></li>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Not stored | ReScript Documentation</title>',
    '<style>body{max-width:36rem;margin:15vh auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif}h1{line-height:1.2}</style></head>',
    '<body><h1>This page is not stored</h1><p>There is no connection, and this page is not among those you have stored for reading offline. These are:</p>',
    `<ul>${links.join('')}</ul><p><a href="${escapeHtml(base)}offline">What is stored</a></p></body></html>`,
  ].join('');
}
