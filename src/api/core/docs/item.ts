/** One item of the API as HTML: heading, facts, signature, deprecation, comment. */
import {fullName} from '../model/compare';
import type {ApiItem, ApiModule} from '../model/model';
import {findApiName} from '../model/api-index';
import {fillHtml, html, join, trusted, type Html, type HtmlValue} from '../../../kit/core/html';
import {renderComment, renderDeprecation, renderFoundDocs} from './comment';
import {editionOf, findDocs, type Edition, type Library} from './library';
import type {TypeAddress} from './places';
import {typePaths} from '../model/signature-syntax';
import {renderCode} from '../../../rescript/core/syntax/html';
import {lexRescript} from '../../../rescript/core/syntax/rescript';

/**
 * The `<section>` of an item.
 * @param page the module whose page shows it; differs from `module` if that one is shown under a second name
 */
export function renderItem(
  library: Library,
  edition: Edition,
  page: ApiModule,
  module: ApiModule,
  item: ApiItem,
): Html {
  const found = findDocs(library, edition, module, item);
  return join([
    html`<section><h2 id="${item.anchor}"><a href="#${item.anchor}" translate="no">${item.name}</a></h2>`,
    html`<p class="facts">${facts(library, edition, module, item)}</p>`,
    html`<pre tabindex="0"><code>${renderSignature(item.signature, item.name, edition.places.typeAddress(module.id))}</code></pre>`,
    renderChanges(library, edition, module, item),
    item.deprecated && renderDeprecation(library, edition, page, item.deprecated),
    item.corrected !== undefined &&
      html`<p class="borrowed">${fillHtml(library.labels.corrected, {name: codeLink(item.corrected)})}</p>`,
    found && renderFoundDocs(library, edition, page, found, item.anchor),
    renderFields(library, edition, page, item),
    html`</section>`,
  ]);
}

function facts(library: Library, edition: Edition, module: ApiModule, item: ApiItem): Html {
  const {labels} = library;
  const {since, removedIn} = library.history.of(edition.model.version, module, item);
  const source = item.source && edition.sourceAddress(item.source, module);
  return join(
    [
      labels[item.kind],
      `${labels.since} ${editionOf(library, since).name}`,
      removedIn && `${labels.removedIn} ${editionOf(library, removedIn).name}`,
      successor(library, edition, module, item),
      source && html`<a href="${source}" target="_blank" rel="noopener">${labels.source}</a>`,
    ].filter((fact) => fact !== undefined),
    ' · ',
  );
}

/** `Now Array.map in v12`, on pages of versions that still have the old name. */
function successor(
  {editions, labels, successors}: Library,
  edition: Edition,
  module: ApiModule,
  item: ApiItem,
): Html | undefined {
  const [newest] = editions;
  // An item that its own package doesn't explain leads to the newest version, whatever it's called there.
  const own = fullName(module, item.name);
  const sameName = newest && newest !== edition && item.docs === '' && findApiName(newest.index, own) ? own : undefined;
  const name = successors.of(module, item) ?? sameName;
  const place = newest && name !== undefined && findApiName(newest.index, name);
  if (!place) return undefined;
  const where = newest !== edition && ` ${labels.now} ${newest.name}`;
  return html`${labels.replacedBy} ${codeLink(name, newest.address(place.path, place.anchor))}${where}`;
}

function renderChanges(library: Library, edition: Edition, module: ApiModule, item: ApiItem): Html | '' {
  const {labels, editions, history} = library;
  const changes = history
    .of(edition.model.version, module, item)
    .changes.map((change) => ({...change, edition: editionOf(library, change.version)}));
  if (changes.length === 0) return '';
  const own = editions.indexOf(edition);
  const lines = changes.map(({edition: changed, before, now}) => {
    const isPast = editions.indexOf(changed) >= own;
    const what = `${isPast ? labels.before : labels.now} ${changed.name}`;
    return html`<dt>${what}</dt><dd><pre tabindex="0"><code>${isPast ? before : now}</code></pre></dd>`;
  });
  const versions = changes.map(({edition: {name}}) => name).join(', ');
  return html`<details><summary>${labels.changedIn} ${versions}</summary><dl>${lines}</dl></details>`;
}

function renderFields(library: Library, edition: Edition, page: ApiModule, {fields, anchor}: ApiItem): Html | '' {
  if (fields.length === 0) return '';
  const rows = fields.map(({name, docs, deprecated}) => {
    const reason =
      deprecated !== undefined && renderDeprecation(library, edition, page, {reason: deprecated, migration: undefined});
    return html`<dt><code>${name}</code></dt><dd>${reason}${docs !== '' && renderComment(library, edition, page, {docs, edition}, `${anchor}-${name}`)}</dd>`;
  });
  return html`<dl>${rows}</dl>`;
}

/** A link to an item, with its full name by default; the name alone if the item isn't on a page. */
export function itemLink(
  {index, address}: Edition,
  module: Pick<ApiModule, 'id'>,
  item: Pick<ApiItem, 'kind' | 'name'>,
  text = fullName(module, item.name),
): Html {
  const indexed = index.modules[module.id];
  const found = indexed?.items.find(({kind, name}) => kind === item.kind && name === item.name);
  return codeLink(text, found && address(indexed?.slug ?? '', found.anchor));
}

/** Code, as a link if it has an address. */
export function codeLink(text: string, address?: string): Html {
  const code = html`<code>${text}</code>`;
  return address === undefined ? code : html`<a href="${address}">${code}</a>`;
}

/**
 * The content of a signature's html`<code>`, highlighted: types with a definition on the site are links, and the item's
 * own name stands out.
 */
export function renderSignature(signature: string, name: string, typeAddress: TypeAddress): Html {
  const declared = declaredName(signature, name);
  const links = typePaths(signature).flatMap(({start, end, modules, name: type}) => {
    const address = typeAddress(modules, type);
    return address === undefined ? [] : [{start, end, mark: (text: Html) => html`<a href="${address}">${text}</a>`}];
  });
  const bold = declared ? [{...declared, mark: (text: Html) => html`<b>${text}</b>`}] : [];
  const tokens = lexRescript(signature);
  const highlighted = (from: number, to: number): Html => {
    const own = tokens.filter(({start, end}) => from <= start && end <= to);
    const shifted = own.map((token) => ({...token, start: token.start - from, end: token.end - from}));
    return trusted(renderCode(signature.slice(from, to), shifted));
  };
  const parts: HtmlValue[] = [];
  let at = 0;
  for (const {start, end, mark} of [...bold, ...links]) {
    // Names and links have colors of their own.
    parts.push(highlighted(at, start), mark(escapeText(signature.slice(start, end))));
    at = end;
  }
  return html`${parts}${highlighted(at, signature.length)}`;
}

/** Quotes don't need escaping between tags. */
function escapeText(text: string): Html {
  return trusted(text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;')));
}

function declaredName(signature: string, name: string): {start: number; end: number} | undefined {
  const head = /^(?:@\w+(?:\([^)]*\))? )*(?:let|type rec|type|module type) \\?"?\(? ?/.exec(signature);
  const start = head?.[0].length ?? 0;
  return head && signature.startsWith(name, start) ? {start, end: start + name.length} : undefined;
}
