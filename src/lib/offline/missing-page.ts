import {escapeHtml} from '../syntax/html';
import type {Stored} from './manifest';

/**
 * The document shown offline for a page that isn't stored. The service worker generates it, so it doesn't depend on any other file; its texts come from the page that stored the others.
 * @param base with slashes at both ends
 */
export function missingPage(base: string, {parts, words}: Pick<Stored, 'parts' | 'words'>): string {
  const {language, direction, site, title, body, link} = words;
  const links = parts
    .filter(({kind}) => kind !== 'compiler')
    .map(({name, start}) => `<li><a href="${escapeHtml(start)}">${escapeHtml(name)}</a></li>`);
  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${escapeHtml(direction)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(`${title} | ${site}`)}</title>`,
    '<style>body{max-width:36rem;margin:15vh auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif}h1{line-height:1.2}</style></head>',
    `<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p><ul>${links.join('')}</ul><p><a href="${escapeHtml(base)}offline">${escapeHtml(link)}</a></p></body></html>`,
  ].join('');
}
