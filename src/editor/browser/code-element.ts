import {renderCode} from '../../rescript/core/syntax/html';
import {lexRescript} from '../../rescript/core/syntax/rescript';

/** ReScript code as HTML with highlighted tokens. */
export const rescriptHtml = (code: string): string => renderCode(code, lexRescript(code));

/** A block of code. @param html highlighted code, inserted without escaping */
export function codeElement(html: string, className = 'tokens'): HTMLElement {
  const element = document.createElement('pre');
  element.className = className;
  element.innerHTML = html;
  return element;
}

/** A type in a tooltip of the editor. @param html the highlighted type, inserted without escaping */
export const typeElement = (html: string): HTMLElement => codeElement(html, 'playground-type tokens');
