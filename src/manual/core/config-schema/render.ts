import {fill, type BuiltBlock, type Words} from '../../../kit/core/built-component/built-component';
import {fillHtml, html, join, type Html, type HtmlValue} from '../../../kit/core/html';
import {COUNT} from '../../../lists/core/attributes';
import {renderDescription, renderInline, type OwnAddress} from './description';
import {typeInWords} from './key-type';
import type {ConfigKey} from './keys';
import type {SCHEMA_LABELS} from './labels';
import type {Verdict} from './verdict';

type SchemaWords = Words<typeof SCHEMA_LABELS>;

/** The section of the manual that explains a key: its URL and its name there. */
export type GuideSection = {readonly href: string; readonly name: string};

/** What the list needs besides the keys. */
export type SchemaPlace = {
  readonly words: SchemaWords;
  /** What the version's build tool says about keys, by path. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** The section that explains a key, if there is one. */
  readonly guide: (path: string) => GuideSection | undefined;
  readonly ownAddress: OwnAddress;
};

/**
 * The keys as static HTML, with a field that filters the list (`src/lists/browser/list-filter.ts`): a section with an h3
 * for each top-level key, and a definition list for its child keys. Ids are the paths.
 */
export function renderConfigKeys(keys: readonly ConfigKey[], place: SchemaPlace): BuiltBlock {
  const {words} = place;
  const label = words.filter;
  const sections = keys.filter(({parent}) => parent === undefined).map((key) => section(key, keys, place));
  const list = String(
    join([
      html`<div class="list-filter"><input type="search" data-filter="config-keys" ${COUNT}="${words.count}" placeholder="${label}" aria-label="${label}" autocomplete="off" spellcheck="false"><p role="status"></p></div>`,
      html`<div class="config-keys" id="config-keys">${sections}</div>`,
    ]),
  );
  const own = [...list.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  return {html: list, anchors: keys.map(({path}) => path), links: own};
}

function section(key: ConfigKey, keys: readonly ConfigKey[], place: SchemaPlace): Html {
  const below = keys.filter(({path}) => path.startsWith(`${key.path}.`));
  const items = below.map(
    (child) =>
      html`<div data-item><dt id="${child.path}">${name(child, place)}</dt><dd>${body(child, place)}</dd></div>`,
  );
  const list = items.length > 0 && html`<dl>${items}</dl>`;
  return html`<section data-item><h3 id="${key.path}">${name(key, place)}</h3>${body(key, place)}${list}</section>`;
}

function name({path}: ConfigKey, {words}: SchemaPlace): Html {
  const link = fill(words.link, {key: path});
  return html`<code>${path}</code><a class="hash-link" href="#${encodeURIComponent(path)}" aria-label="${link}"></a>`;
}

function body(key: ConfigKey, place: SchemaPlace): Html {
  const {words, ownAddress, guide} = place;
  const section = guide(key.path);
  const facts = join([html`<span>${typeInWords(key.type, words)}</span>`, ...state(key, place)], ' ');
  const more =
    section &&
    html`<p class="guide">${fillHtml(words.guide, {section: html`<a href="${section.href}"><code>${section.name}</code></a>`})}</p>`;
  return join([
    html`<p class="facts">${facts}</p>`,
    values(key, words),
    ...key.descriptions.map((text) => renderDescription(text, ownAddress)),
    forms(key, place),
    more,
  ]);
}

function state(
  {path, required, default: absent, deprecated}: ConfigKey,
  {words, verdicts}: SchemaPlace,
): readonly Html[] {
  const verdict = verdicts.get(path) ?? (deprecated && {kind: 'deprecated' as const, ...deprecated});
  const value = absent && (absent.kind === 'code' ? html`<code>${absent.value}</code>` : absent.value);
  return [
    required && html`<strong>${words.required}</strong>`,
    value !== undefined && html`<span>${fillHtml(words.default, {value})}</span>`,
    verdict && html`<strong class="warn">${told(verdict, words)}</strong>`,
  ].filter((fact) => fact !== undefined && fact !== false);
}

function told(verdict: Verdict, words: SchemaWords): HtmlValue {
  const said = words[verdict.kind];
  if (verdict.kind !== 'deprecated' || verdict.use === undefined) return said;
  const key = html`<a href="#${encodeURIComponent(verdict.use)}"><code>${verdict.use}</code></a>`;
  return html`${said}, ${fillHtml(words.useInstead, {key})}`;
}

/** The allowed values, with their type if the key also accepts other types. */
function values({allowed, type}: ConfigKey, words: SchemaWords): HtmlValue {
  if (allowed.length === 0) return '';
  const list = join(
    allowed.map((value) => html`<code>${value}</code>`),
    words.comma,
  );
  const simple = type.kind !== 'either';
  const ofType = words[typeof JSON.parse(allowed[0] ?? '""') as 'string' | 'number' | 'boolean'];
  return html`<p>${fillHtml(simple ? words.values : words.valuesOfType, {type: ofType, values: list})}</p>`;
}

function forms({forms: all}: ConfigKey, {words, ownAddress}: SchemaPlace): HtmlValue {
  if (all.length === 0) return '';
  const items = all.map(
    ({type, description}) =>
      html`<li><em>${typeInWords(type, words)}</em>: ${renderInline(description, ownAddress)}</li>`,
  );
  return html`<ul>${items}</ul>`;
}
