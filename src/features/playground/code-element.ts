import {renderCode} from '../../lib/syntax/html';
import {lexRescript} from '../../lib/syntax/rescript';

export const rescriptHtml = (code: string): string => renderCode(code, lexRescript(code));

/** A block of code from trusted HTML. */
export function codeElement(html: string, className = 'tokens'): HTMLElement {
  const element = document.createElement('pre');
  element.className = className;
  element.innerHTML = html;
  return element;
}

export const typeElement = (html: string): HTMLElement => codeElement(html, 'playground-type tokens');
