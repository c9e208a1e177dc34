/** The HTML of the search dialog and of the rows of hits. */
import starts from '@generated/search-box/default/starts.json';
import {baseUrl, sharedBase} from '../../../kit/browser/base-url';
import {siteRepository} from '../../../config/site';
import {fillHtml, html, join, type Html} from '../../../kit/core/html';
import {withoutBase} from '../../../kit/core/base-url';
import {HITS_PER_GROUP, QUERY_LIMIT, SUGGESTIONS} from '../../../config/search-limits';
import type {Answer, Marked, SearchHit} from '../../core/protocol';
import {areaName, hitSection} from '../hit-section';
import {allText, dialogTexts, errorTexts, fieldTexts, noResultsTexts, replacesText, startTexts} from '../texts';
import type {SearchMemory, StoredHit} from './stored-hits';

const API_PAGE = /^\/docs\/manual\/[^/]+\/api\/./;

/** Of each kind of query that isn't words, one. */
const EXAMPLES = ["array<'a> => int", '->', "The value foo can't be found"] as const;

const markedHtml = (parts: Marked): Html =>
  html`${parts.map((part, at) => (at % 2 === 1 ? html`<mark>${part}</mark>` : part))}`;

/** The content of a hit's link: what it is, where it is, and the text around the match. */
export function rowHtml({url, titles, text, signature, replaces}: SearchHit): Html {
  const isName = API_PAGE.test(withoutBase(url, sharedBase)) && titles.length <= 2;
  const [page = [], ...below] = titles;
  const section = hitSection(url);
  return html`<span class="search-hit-title"
      >${isName ? html`<code>${join(titles.map(markedHtml), '.')}</code>` : markedHtml(below.at(-1) ?? page)}</span
    >
    ${signature && html`<code class="search-hit-signature">${markedHtml(signature)}</code>`}
    ${text && html`<span class="search-hit-text">${markedHtml(text)}</span>`}
    ${
      replaces !== undefined &&
      html`<span class="search-hit-replaces">${fillHtml(replacesText(), {name: html`<code>${replaces}</code>`})}</span>`
    }
    <span class="search-hit-place"
      ><span class="search-hit-section">${section}</span>${
        !isName && below.length > 0 && html`<span class="search-hit-page">${markedHtml(page)}</span>`
      }</span
    >`;
}

/** The options of the listbox, by area. */
export function optionsHtml(hits: readonly SearchHit[]): Html {
  const areas = [...new Set(hits.map(({area}) => area))];
  let index = 0;
  return html`${areas.map((area, at) => {
    const own = hits.filter((hit) => hit.area === area).slice(0, HITS_PER_GROUP);
    return html`<div role="group" aria-labelledby="search-area-${at}">
      <div role="presentation" id="search-area-${at}" class="search-area">${areaName(area)}</div>
      ${own.map(
        (hit) =>
          html`<a class="search-hit" role="option" id="search-hit-${index++}" aria-selected="false" tabindex="-1" href="${hit.url}"
            >${rowHtml(hit)}</a
          >`,
      )}
    </div>`;
  })}`;
}

/** Below the hits: a link to all of them on the search page. */
export const allHtml = (query: string, total: number): Html =>
  html`<a class="search-all" href="${baseUrl}search?q=${encodeURIComponent(query)}">${allText(total)}</a>`;

const askHtml = (query: string): Html =>
  html`<button type="button" class="search-ask" data-ask="${query}"><code>${query}</code></button>`;

function storedHtml(title: string, hits: readonly StoredHit[], isFavorite: boolean): Html | false {
  const {save, remove, removeFavorite} = startTexts();
  const forget = isFavorite ? removeFavorite : remove;
  return (
    hits.length > 0 &&
    html`<section class="search-stored">
      <h2 class="search-area">${title}</h2>
      <ul role="list">
        ${hits.map(
          (hit) =>
            html`<li>
              <a class="search-hit" href="${hit.url}">${rowHtml(hit)}</a>
              ${
                !isFavorite &&
                html`<button type="button" data-favor="${hit.url}" aria-label="${save}" title="${save}">☆</button>`
              }
              <button type="button" data-forget="${hit.url}" aria-label="${forget}" title="${forget}">×</button>
            </li>`,
        )}
      </ul>
    </section>`
  );
}

/** Before anything is typed. @param version the id of the manual version */
export function startHtml(memory: SearchMemory, version: string): Html {
  const texts = startTexts();
  const recent = memory.recent();
  const links = starts[version] ?? [];
  return html`<p class="search-takes">${texts.takes}</p>
    <p class="search-asks">${EXAMPLES.map(askHtml)}</p>
    ${storedHtml(texts.recent, recent, false)} ${storedHtml(texts.favorite, memory.favorites(), true)}
    ${
      links.length > 0 &&
      html`<nav class="search-start" aria-labelledby="search-start">
      <h2 class="search-area" id="search-start">${texts.pages}</h2>
      <ul role="list">
        ${links.map(({title, to}) => html`<li><a href="${to}">${title} <span>${hitSection(to)}</span></a></li>`)}
      </ul>
    </nav>`
    }
    ${recent.length === 0 && html`<p class="search-note">${texts.none}</p>`}`;
}

/** @param version the id of the manual version, whose popular pages are suggested where nothing is spelled alike */
export function noResultsHtml(query: string, {suggestions}: Answer, version: string): Html {
  const {title, suggested, report, reportLink} = noResultsTexts();
  const popular = (starts[version] ?? []).map((start) => start.title);
  const queries = [...new Set([...suggestions, ...popular])].slice(0, SUGGESTIONS);
  const address = `${siteRepository}/issues/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`;
  return html`<div class="search-none">
    <p class="search-title">${title} "<strong>${query}</strong>"</p>
    ${
      queries.length > 0 &&
      html`<p>${suggested}:</p>
      <p class="search-asks">${queries.map(askHtml)}</p>`
    }
    <p>${report} <a href="${address}">${reportLink}</a></p>
  </div>`;
}

export function errorHtml(): Html {
  const {title, help} = errorTexts();
  return html`<div class="search-error" role="alert">
    <p class="search-title">${title}</p>
    <p>${help}</p>
  </div>`;
}

/** The dialog's content: the field, and the places for hits and for everything else. */
export function dialogHtml(): Html {
  const {hits, clear, cancel, select, navigate, close, isMessage} = dialogTexts();
  const {label, placeholder} = fieldTexts();
  return html`<div class="search-box">
    <form class="search-bar">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" /></svg>
      <input
        type="text"
        role="combobox"
        aria-label="${label}"
        aria-expanded="false"
        aria-controls="search-hits"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        autocomplete="off"
        autocorrect="off"
        autocapitalize="none"
        spellcheck="false"
        enterkeyhint="go"
        maxlength="${QUERY_LIMIT}"
        placeholder="${placeholder}"
      />
      <button type="reset" aria-label="${clear}" title="${clear}">×</button>
      <button type="button" class="search-cancel" data-cancel>${cancel}</button>
    </form>
    <div class="search-body">
      <p class="search-message" hidden>${isMessage}</p>
      <p class="visually-hidden" role="status"></p>
      <div role="listbox" id="search-hits" aria-label="${hits}" hidden></div>
      <div class="search-rest"></div>
    </div>
    <p class="search-keys" aria-hidden="true">
      <span><kbd>↵</kbd> ${select}</span> <span><kbd>↑</kbd> <kbd>↓</kbd> ${navigate}</span>
      <span><kbd>esc</kbd> ${close}</span>
    </p>
  </div>`;
}
