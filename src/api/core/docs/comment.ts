/** Comments and deprecations of items and modules as HTML, with their links resolved in the right version. */
import type {ApiModule, Deprecation} from '../model/model';
import {replacementsIn} from '../model/successors';
import {findApiName} from '../model/api-index';
import {escapeRegExp} from '../../../kit/core/escape-reg-exp';
import {html, trusted, type Html} from '../../../kit/core/html';
import {codeLanguage} from './examples';
import {createHeadingIds} from '../../../kit/core/heading-ids';
import type {Edition, FoundDocs, Library} from './library';
import {parseDocs, renderDocs, type DocsPlace} from './render';

/**
 * A comment as HTML.
 * @param owner the anchor of the item it belongs to; without one, it belongs to the page's module
 */
export function renderComment(
  library: Library,
  edition: Edition,
  page: ApiModule,
  {docs, edition: from}: FoundDocs,
  owner?: string,
): Html {
  return renderDocs(
    parseDocs(withoutOwnName(docs, page.id), from.model.comments.syntax),
    placeOf(library, edition, from, page, owner),
  );
}

/** A comment, with a label if it comes from a different version. */
export function renderFoundDocs(
  library: Library,
  edition: Edition,
  page: ApiModule,
  found: FoundDocs,
  owner?: string,
): Html {
  const text = renderComment(library, edition, page, found, owner);
  return found.edition === edition
    ? text
    : html`${text}<p class="borrowed">${library.labels.docsOf.replace('{version}', found.edition.name)}</p>`;
}

/** `Deprecated.` with the reason; names in the reason are links. */
export function renderDeprecation(library: Library, edition: Edition, page: ApiModule, deprecation: Deprecation): Html {
  const place = {...placeOf(library, edition, edition, page), linksBareNames: true} as const;
  const docs = renderDocs(parseDocs(quoteNames(deprecation.reason, edition, page), 'markdown'), place);
  const reason = String(docs).replace(/^<p>|<\/p>$/g, '');
  return html`<p class="deprecated"><strong>${library.labels.deprecated}</strong>${reason === '' ? '' : html` ${trusted(reason)}`}</p>`;
}

/** Reasons in old versions don't put names in quotes. */
function quoteNames(reason: string, {index}: Edition, {id}: ApiModule): string {
  if (reason.includes('`')) return reason;
  const name = replacementsIn({reason, migration: undefined}, id).find(
    (candidate) => findApiName(index, candidate) !== undefined,
  );
  const written = name && [name, name.replace(/^.*\./, '')].find((text) => reason.includes(text));
  return written ? reason.replace(written, `\`${written}\``) : reason;
}

/** Some module comments begin with a link to the module itself. */
function withoutOwnName(docs: string, id: string): string {
  const own = escapeRegExp(id);
  return docs.replace(new RegExp(`^(?:\\{!${own}\\}|\\[\`${own}\`\\]\\(\\))\\s*\\n`), '');
}

function placeOf({codeBlock}: Library, edition: Edition, docs: Edition, page: ApiModule, owner?: string): DocsPlace {
  const {id} = page;
  return {
    highestHeading: owner === undefined ? 2 : 3,
    headingId: createHeadingIds(
      page.items.map(({anchor}) => anchor),
      owner,
    ),
    nameAddress: edition.places.nameAddress(id),
    linkAddress: edition.places.linkAddress(id),
    codeBlock: (language, source) =>
      codeBlock({language: codeLanguage(language, docs.model.comments), source, version: docs.model.version}),
  };
}

/** The first sentence of a comment as plain text, for lists and descriptions; empty without a comment. */
export function summaryOf(html: string): string {
  const paragraph = /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
  const text = paragraph
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = /^.*?[.!?](?= [A-Z`]|$)/.exec(text)?.[0] ?? text;
  return sentence.length > 160 ? `${sentence.slice(0, 157).replace(/\s+\S*$/, '')}…` : sentence;
}
