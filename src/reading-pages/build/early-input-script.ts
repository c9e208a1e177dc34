/**
 * Stores what a reader does before the page's script runs: clicks on buttons that need it, a key that opens the search,
 * and the query typed after it, but no keys typed into a field or that move the focus. `src/reading-pages/browser`
 * dispatches the events again.
 */
import {EARLY_INPUT} from '../core/early-input';

export const EARLY_INPUT_SCRIPT = [
  '(function(){',
  'var q=[],s;',
  'function h(e){',
  'var t=e.target,k=e.key;',
  'if(k){',
  'if(t.closest("input,select,textarea,[contenteditable]")||e.altKey||',
  '!(e.ctrlKey||e.metaKey?/^k$/i:s?/^(.|Backspace|Escape)$/:/^\\/$/).test(k))return;',
  's=1;e.preventDefault()',
  '}else if(!t.closest("[type=button]:not([popovertarget])"))return;',
  'q.push(e)}',
  'addEventListener("click",h,true);addEventListener("keydown",h,true);',
  `window.${EARLY_INPUT}=[q,h]`,
  '})();',
].join('');
