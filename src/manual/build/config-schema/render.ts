import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Nodes} from 'mdast';
import type {ComponentHtml} from '../../../kit/build/built-components';
import {fill} from '../../../kit/core/built-component/built-component';
import {fillHtml, html, join, trusted, type Html, type HtmlValue} from '../../../kit/core/html';
import {COUNT} from '../../../lists/core/attributes';
import type {ConfigKey} from './keys';
import type {Verdict} from './build-tool';
import {typeInWords, type SchemaWords} from './words';

/** The section of the manual that explains a key: its URL and its name there. */
type GuideSection = {readonly href: string; readonly name: string};

/** What the list needs besides the keys. */
export type SchemaPlace = {
  readonly words: SchemaWords;
  /** What the version's build tool says about keys, by path. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** The section that explains a key, if there is one. */
  readonly guide: (path: string) => GuideSection | undefined;
  readonly ownAddress: OwnAddress;
};

/**
 * The keys as static HTML, with a field that filters the list (`src/lists/browser/list-filter.ts`): a section with an h3
 * for each top-level key, and a definition list for its child keys. Ids are the paths.
 */
export function renderConfigKeys(keys: readonly ConfigKey[], place: SchemaPlace): ComponentHtml {
  const {words} = place;
  const sections = keys.filter(({parent}) => parent === undefined).map((key) => section(key, keys, place));
  return {
    html: join([
      html`<div class="list-filter"><input type="search" data-filter="config-keys" ${COUNT}="${words.count}" placeholder="${words.filter}" aria-label="${words.filter}" autocomplete="off" spellcheck="false"><p role="status"></p></div>`,
      html`<div class="config-keys" id="config-keys">${sections}</div>`,
    ]),
  };
}

/**
 * The section of the manual that explains a key: its own, or its parent key's.
 * @param sections the ids of the headings on the page that explains keys: a key's path, with dots or hyphens
 * @param page URL of that page
 */
export function guideSection(path: string, sections: ReadonlySet<string>, page: string): GuideSection | undefined {
  const id = [path, path.replaceAll('.', '-')].find((candidate) => sections.has(candidate));
  if (id !== undefined) return {href: `${page}#${id}`, name: path};
  const parent = path.split('.').slice(0, -1).join('.');
  return parent === '' ? undefined : guideSection(parent, sections, page);
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
  const verdict = verdicts[path] ?? (deprecated && {kind: 'deprecated' as const, ...deprecated});
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

/** The path on this site that replaces a link in a description; undefined if the link points elsewhere. */
type OwnAddress = (url: string) => string | undefined;

/**
 * The HTML of a description: paragraphs. Raw HTML is shown as text, and links that don't point to the web become text.
 */
export function renderDescription(markdown: string, ownAddress: OwnAddress): Html {
  return render(fromMarkdown(markdown.trim()), ownAddress);
}

/** The same without the surrounding paragraph, for descriptions in a list. */
export function renderInline(markdown: string, ownAddress: OwnAddress): Html {
  return trusted(String(renderDescription(markdown, ownAddress)).replace(/^<p>(.*)<\/p>$/s, '$1'));
}

/** The HTML element for Markdown nodes that only have content. */
const TAGS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  list: 'ul',
  listItem: 'li',
};

function render(node: Nodes, ownAddress: OwnAddress): Html {
  const tag = TAGS[node.type];
  if (node.type === 'inlineCode') return html`<code>${node.value}</code>`;
  if (node.type === 'code') return html`<pre>${node.value}</pre>`;
  if (node.type === 'break') return html`<br>`;
  if ('value' in node) return html`${node.value}`;
  const inner = join('children' in node ? node.children.map((child) => render(child, ownAddress)) : []);
  if (node.type === 'link') return link(node.url, inner, ownAddress);
  return tag === undefined ? inner : html`<${tag}>${inner}</${tag}>`;
}

function link(url: string, inner: Html, ownAddress: OwnAddress): Html {
  const own = ownAddress(url);
  if (own !== undefined) return html`<a href="${own}">${inner}</a>`;
  return /^https?:\/\//.test(url)
    ? html`<a href="${url}" target="_blank" rel="noopener noreferrer">${inner}</a>`
    : inner;
}
