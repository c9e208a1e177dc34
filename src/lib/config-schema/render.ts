import {fill, type BuiltBlock, type Words} from '../built-component/built-component';
import {escapeHtml} from '../syntax/html';
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
 * The keys as static HTML, with a field that filters the list (`src/client/lists/list-filter.ts`): a section with an h3 for each top-level key, and a definition list for its child keys. Ids are the paths.
 */
export function renderConfigKeys(keys: readonly ConfigKey[], place: SchemaPlace): BuiltBlock {
  const {words} = place;
  const label = escapeHtml(words.filter);
  const sections = keys.filter(({parent}) => parent === undefined).map((key) => section(key, keys, place));
  const html = [
    `<div class="list-filter"><input type="search" data-filter="config-keys" data-count="${escapeHtml(words.count)}" placeholder="${label}" aria-label="${label}" autocomplete="off" spellcheck="false"><p role="status"></p></div>`,
    `<div class="config-keys" id="config-keys">${sections.join('')}</div>`,
  ].join('');
  const own = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  return {html, anchors: keys.map(({path}) => path), links: own};
}

function section(key: ConfigKey, keys: readonly ConfigKey[], place: SchemaPlace): string {
  const below = keys.filter(({path}) => path.startsWith(`${key.path}.`));
  const items = below.map(
    (child) =>
      `<div data-item><dt id="${escapeHtml(child.path)}">${name(child, place)}</dt><dd>${body(child, place)}</dd></div>`,
  );
  const list = items.length > 0 ? `<dl>${items.join('')}</dl>` : '';
  return `<section data-item><h3 id="${escapeHtml(key.path)}">${name(key, place)}</h3>${body(key, place)}${list}</section>`;
}

function name({path}: ConfigKey, {words}: SchemaPlace): string {
  const link = escapeHtml(fill(words.link, {key: path}));
  return `<code>${escapeHtml(path)}</code><a class="hash-link" href="#${escapeHtml(encodeURIComponent(path))}" aria-label="${link}"></a>`;
}

function body(key: ConfigKey, place: SchemaPlace): string {
  const {words, ownAddress, guide} = place;
  const section = guide(key.path);
  const facts = [`<span>${escapeHtml(typeInWords(key.type, words))}</span>`, ...state(key, place)].join(' ');
  const more =
    section &&
    `<p class="guide">${fill(escapeHtml(words.guide), {section: `<a href="${escapeHtml(section.href)}"><code>${escapeHtml(section.name)}</code></a>`})}</p>`;
  return [
    `<p class="facts">${facts}</p>`,
    values(key, words),
    ...key.descriptions.map((text) => renderDescription(text, ownAddress)),
    forms(key, place),
    more ?? '',
  ].join('');
}

/** Whether it's required, its default, and why not to use it. */
function state(
  {path, required, default: absent, deprecated}: ConfigKey,
  {words, verdicts}: SchemaPlace,
): readonly string[] {
  const verdict = verdicts.get(path) ?? (deprecated && {kind: 'deprecated' as const, ...deprecated});
  const value =
    absent && (absent.kind === 'code' ? `<code>${escapeHtml(absent.value)}</code>` : escapeHtml(absent.value));
  const facts: string[] = [];
  if (required) facts.push(`<strong>${escapeHtml(words.required)}</strong>`);
  if (value !== undefined) facts.push(`<span>${fill(escapeHtml(words.default), {value})}</span>`);
  if (verdict) facts.push(`<strong class="warn">${told(verdict, words)}</strong>`);
  return facts;
}

function told(verdict: Verdict, words: SchemaWords): string {
  const said = escapeHtml(words[verdict.kind]);
  if (verdict.kind !== 'deprecated' || verdict.use === undefined) return said;
  const key = `<a href="#${escapeHtml(encodeURIComponent(verdict.use))}"><code>${escapeHtml(verdict.use)}</code></a>`;
  return `${said}, ${fill(escapeHtml(words.useInstead), {key})}`;
}

/** The allowed values, with their type if the key also accepts other types. */
function values({allowed, type}: ConfigKey, words: SchemaWords): string {
  if (allowed.length === 0) return '';
  const list = allowed.map((value) => `<code>${escapeHtml(value)}</code>`).join(escapeHtml(words.comma));
  const simple = type.kind !== 'either';
  const ofType = words[typeof JSON.parse(allowed[0] ?? '""') as 'string' | 'number' | 'boolean'];
  return `<p>${fill(escapeHtml(simple ? words.values : words.valuesOfType), {type: escapeHtml(ofType), values: list})}</p>`;
}

function forms({forms: all}: ConfigKey, {words, ownAddress}: SchemaPlace): string {
  if (all.length === 0) return '';
  const items = all.map(
    ({type, description}) =>
      `<li><em>${escapeHtml(typeInWords(type, words))}</em>: ${renderInline(description, ownAddress)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
