/** `Belt.Debug` was taken out of the packages; its address says what to use. */
import {escapeHtml} from '../syntax/html';
import type {ApiPage, Edition} from './edition';

export const DEBUG_PAGE = {slug: 'belt/debug', name: 'Belt.Debug'} as const;

export function debugPage(edition: Edition): ApiPage {
  const log = edition.index.modules['Console'] ? 'Console.log' : 'Js.log';
  const address = edition.places.nameAddress('Belt')(log);
  const code = `<code>${escapeHtml(log)}</code>`;
  const link = address === undefined ? code : `<a href="${escapeHtml(address)}">${code}</a>`;
  return {
    html: [
      `<p>The package of ${escapeHtml(edition.name)} contains no <code>Belt.Debug</code>. The module had one function, <code>setupChromeDebugger</code>, which told Chrome’s developer tools how to show values of the early compilers.</p>`,
      `<p>It is not needed any more: records, variants and lists are plain JavaScript values that every console shows. Use ${link}, or a breakpoint with <code>%debugger</code>.</p>`,
    ].join(''),
    toc: [],
  };
}
