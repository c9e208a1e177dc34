import {renderCode} from '../../lib/syntax/html';
import {lexRescript} from '../../lib/syntax/rescript';

/** Colored ReScript as HTML. */
export const rescriptHtml = (code: string): string => renderCode(code, lexRescript(code));

/** A block of colored code. */
export function codeElement(html: string, className = 'tokens'): HTMLElement {
  const element = document.createElement('pre');
  element.className = className;
  element.innerHTML = html;
  return element;
}

/** A type in a tooltip of the editor. */
export const typeElement = (html: string): HTMLElement => codeElement(html, 'playground-type tokens');
