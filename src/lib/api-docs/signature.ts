/** Renders signatures as static HTML: types with a definition on the site are links, and the item's own name stands out. */
import {typePaths} from '../api-model/type-paths';
import {escapeHtml} from '../syntax/html';

/** The URL of a type, by its module path and name as used in the signature; undefined if it isn't on the site. */
export type TypeAddress = (modules: readonly string[], name: string) => string | undefined;

/** The content of a signature's `<code>`. */
export function renderSignature(signature: string, name: string, typeAddress: TypeAddress): string {
  const declared = declaredName(signature, name);
  const links = typePaths(signature).flatMap(({start, end, modules, name: type}) => {
    const address = typeAddress(modules, type);
    return address === undefined ? [] : [{start, end, before: `<a href="${escapeHtml(address)}">`, after: '</a>'}];
  });
  const marked = [...(declared ? [{...declared, before: '<b>', after: '</b>'}] : []), ...links];
  let html = '';
  let at = 0;
  for (const {start, end, before, after} of marked) {
    html += escapeText(signature.slice(at, start)) + before + escapeText(signature.slice(start, end)) + after;
    at = end;
  }
  return html + escapeText(signature.slice(at));
}

/** Quotes don't need escaping between tags. */
function escapeText(text: string): string {
  return text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
}

function declaredName(signature: string, name: string): {start: number; end: number} | undefined {
  const head = /^(?:@\w+(?:\([^)]*\))? )*(?:let|type rec|type|module type) \\?"?\(? ?/.exec(signature);
  const start = head?.[0].length ?? 0;
  return head && signature.startsWith(name, start) ? {start, end: start + name.length} : undefined;
}
