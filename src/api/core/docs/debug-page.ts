/** `Belt.Debug` was removed from the packages. The page at its address says what to use instead. */
import {html, join} from '../../../kit/core/html';
import type {ApiPage, Edition} from './edition';
import {codeLink} from './item';

export const DEBUG_PAGE = {slug: 'belt/debug', name: 'Belt.Debug'} as const;

export function debugPage(edition: Edition): ApiPage {
  const log = edition.index.modules['Console'] ? 'Console.log' : 'Js.log';
  const link = codeLink(log, edition.places.nameAddress('Belt')(log));
  return {
    html: String(
      join([
        html`<p>The ${edition.name} package doesn't include <code>Belt.Debug</code>. The module had one function, <code>setupChromeDebugger</code>, which taught Chrome's developer tools to display values from early compilers.</p>`,
        html`<p>You don't need it anymore: records, variants and lists are plain JavaScript values that every console can show. Use ${link}, or a breakpoint with <code>%debugger</code>.</p>`,
      ]),
    ),
    toc: [],
  };
}
