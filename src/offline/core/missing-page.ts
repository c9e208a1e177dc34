import {html, join} from '../../kit/core/html';
import type {Stored} from './manifest';

/**
 * The document shown offline for a page that isn't stored. It doesn't depend on any other file. @param base with
 * slashes at both ends
 */
export function missingPage(base: string, {parts, words}: Pick<Stored, 'parts' | 'words'>): string {
  const {language, direction, site, title, body, link} = words;
  const links = parts
    .filter(({kind}) => kind !== 'compiler')
    .map(({name, start}) => html`<li><a href="${start}">${name}</a></li>`);
  return String(
    join([
      html`<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} | ${site}</title>`,
      html`<style>body{max-width:36rem;margin:15vh auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif}h1{line-height:1.2}</style></head>`,
      html`<body><h1>${title}</h1><p>${body}</p><ul>${links}</ul><p><a href="${base}offline">${link}</a></p></body></html>`,
    ]),
  );
}
