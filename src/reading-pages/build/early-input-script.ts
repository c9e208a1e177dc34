/**
 * Stores what a reader does before the page's script runs: clicks on buttons that need it and on links to the playground
 * that get their code from it, a key that opens the search, and the query typed after it, but no keys typed into a field
 * or that move the focus. `src/reading-pages/browser` dispatches the events again. If it hasn't by the time the page has
 * loaded, the links work without it.
 */
import {EARLY_INPUT} from '../core/early-input';

export const EARLY_INPUT_SCRIPT = [
  '(function(){',
  'var q=[],s,d;',
  'function h(e){',
  'var t=e.target,k=e.key;',
  'if(k){',
  'if(t.closest("input,select,textarea,[contenteditable]")||e.altKey||',
  '!(e.ctrlKey||e.metaKey?/^k$/i:s?/^(.|Backspace|Escape)$/:/^\\/$/).test(k))return;',
  's=1;e.preventDefault()',
  `}else if(t.closest('.code>.try:not([href*="code="])')){if(d||e.button>1||e.altKey)return;e.preventDefault()`,
  '}else if(!t.closest("[type=button]:not([popovertarget])"))return;',
  'q.push(e)}',
  '["click","auxclick","keydown"].map(function(n){addEventListener(n,h,true)});',
  'addEventListener("load",function(){d=1;q.map(function(e){if(e.target.href)location.href=e.target.href})});',
  `window.${EARLY_INPUT}=[q,h]`,
  '})();',
].join('');
