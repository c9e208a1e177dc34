/**
 * Renders signatures as static HTML, highlighted: types with a definition on the site are links, and the item's own name
 * stands out.
 */
import {typePaths} from '../model/signature-syntax';
import {renderCode} from '../../../rescript/core/syntax/html';
import {lexRescript} from '../../../rescript/core/syntax/rescript';
import {html, trusted, type Html, type HtmlValue} from '../../../kit/core/html';

/** The URL of a type, by its module path and name as used in the signature; undefined if it isn't on the site. */
export type TypeAddress = (modules: readonly string[], name: string) => string | undefined;

/** The content of a signature's html`<code>`. */
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
