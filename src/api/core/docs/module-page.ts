/** The page of a module: its description, submodules, and items. */
import {compareNames, isPublicModule, shownItems, type ApiModule} from '../model/model';
import {html, join, type Html, type HtmlValue} from '../../../kit/core/html';
import {COUNT} from '../../../lists/core/attributes';
import {renderComment, renderDeprecation, renderFoundDocs, summaryOf} from './comment';
import {findDocs, type ApiPage, type Edition, type Library} from './library';
import {codeLink, renderItem, renderSignature} from './item';

/** The page of a module. If the module is another library's under a second name, the page shows that module's items. */
export function modulePage(library: Library, edition: Edition, module: ApiModule): ApiPage {
  const target = edition.model.modules.find(({id}) => id === module.aliasOf) ?? module;
  const items = shownItems(target);
  return {
    html: String(
      join([
        ...intro(library, edition, module),
        items.length >= INDEX_FROM && indexForm(library, items.length),
        items.length > 0 &&
          html`<div class="items">${items.map((item) => renderItem(library, edition, module, target, item))}</div>`,
      ]),
    ),
    toc: items.map(({anchor, name}) => ({anchor, name})),
  };
}

/** A module with fewer items has no index: they fit on a screen or two. */
const INDEX_FROM = 8;
/** From this many items on, the index shows more of them at once. */
const TALL_INDEX_FROM = 20;

/** The place of the index, which `src/api/browser` fills. */
function indexForm({labels}: Library, count: number): Html {
  return html`<form class="api-index" role="search" data-api-index ${COUNT}="${labels.indexCount}"><input type="search" autocomplete="off" spellcheck="false" placeholder="${labels.indexFilter}" aria-label="${labels.indexFilter}"><p role="status"></p><div${count >= TALL_INDEX_FROM && html` class="tall"`}></div></form>`;
}

function intro(library: Library, edition: Edition, module: ApiModule): readonly HtmlValue[] {
  const {labels} = library;
  const found = findDocs(library, edition, module);
  const names = edition.model.modules
    .filter(({aliasOf, slug}) => aliasOf === module.id && slug === undefined)
    .map(({id}) => codeLink(id));
  return [
    module.deprecated && renderDeprecation(library, edition, module, module.deprecated),
    module.aliasOf !== undefined && html`<p>${labels.sameAs} ${moduleLink(edition, module.aliasOf)}.</p>`,
    found && renderFoundDocs(library, edition, module, found),
    names.length > 0 && html`<p>${labels.alsoNamed} ${join(names, ', ')}.</p>`,
    module.functor !== undefined &&
      html`<p>${labels.parameters}</p><pre tabindex="0"><code>${renderSignature(module.functor, '', edition.places.typeAddress(module.id))}</code></pre>`,
    moduleList(library, edition, module),
  ];
}

/** The submodules of a module, each with a description; empty if it has none. */
export function moduleList(library: Library, edition: Edition, {id}: Pick<ApiModule, 'id'>): Html | '' {
  const modules = edition.model.modules
    .filter((other) => other.parent === id && isPublicModule(other))
    .toSorted((a, b) => compareNames(a.name, b.name));
  if (modules.length === 0) return '';
  const rows = modules.map((module) => {
    const summary = summaryOfModule(library, edition, module);
    return html`<li>${moduleLink(edition, module.id, module.name)}${summary === '' ? '' : ` ${summary}`}</li>`;
  });
  return html`<p class="modules-title">${library.labels.modules}</p><ul class="modules">${rows}</ul>`;
}

function summaryOfModule(library: Library, edition: Edition, module: ApiModule): string {
  const found = findDocs(library, edition, module);
  return found ? summaryOf(String(renderComment(library, edition, module, found))) : '';
}

export function moduleLink({places}: Edition, id: string, text = id): Html {
  return codeLink(text, places.moduleAddress(id));
}

/** A one-sentence summary of the page, for search engines and previews. */
export function moduleDescription(library: Library, edition: Edition, module: ApiModule): string {
  const summary = summaryOfModule(library, edition, module);
  return summary === '' ? `Types and functions of the ${module.id} module in ReScript ${edition.name}.` : summary;
}
