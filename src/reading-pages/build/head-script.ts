/**
 * The script every page's head has.
 *
 * It scrolls the docs sidebar to where it was, and the current page into its view: in each frame until the whole
 * sidebar is there, and when a style sheet has loaded. It asks for sizes only in a frame, where the browser needs the
 * layout anyway. A prerendered page has no frames until it's shown. `src/manual/browser` remembers the position.
 */
import {SIDEBAR_LIST, SIDEBAR_STORAGE} from '../../kit/core/sidebar';
import {EARLY_INPUT_SCRIPT} from './early-input-script';

export const HEAD_SCRIPT = [
  EARLY_INPUT_SCRIPT,
  '(function(){',
  'var v="";',
  `function g(){try{v=sessionStorage.getItem(${JSON.stringify(SIDEBAR_STORAGE)})||""}catch(e){}}g();`,
  'function f(){',
  `var s=document.querySelector(${JSON.stringify(SIDEBAR_LIST)});if(!s||!s.clientHeight)return;`,
  'var t=v.split(" "),a=s.querySelector("[aria-current=page]");',
  's.scrollTop=a&&t[1]?a.offsetTop-t[1]:t[0];',
  'var p=a?a.offsetTop-s.scrollTop:0;',
  'if(a&&(p<0||p>s.clientHeight-80))s.scrollTop=a.offsetTop-s.clientHeight/3',
  '}',
  'function k(){f();',
  `var s=document.querySelector(${JSON.stringify(SIDEBAR_LIST)});`,
  'if(document.readyState=="loading"&&!(s&&s.parentNode.nextSibling))requestAnimationFrame(k)',
  '}requestAnimationFrame(k);',
  'function l(e){if(e.target.rel=="stylesheet")requestAnimationFrame(f)}',
  'document.addEventListener("load",l,true);',
  'addEventListener("load",function(){document.removeEventListener("load",l,true)});',
  'document.addEventListener("prerenderingchange",function(){g();f()});',
  '})()',
].join('');
