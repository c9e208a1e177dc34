/**
 * What every page has in its head, before anything is painted.
 *
 * The script scrolls the docs sidebar to where it was on the previous page, and the current page into its view: in each
 * frame until the whole sidebar is there, and again when a style sheet has loaded. It asks for sizes only in a frame,
 * where the browser needs the layout anyway: at any other time, that costs a layout of the page. A prerendered page has
 * no frames until it is shown. `src/client/sidebar-scroll` remembers the position. It also stores early input
 * (`early-input-script.ts`).
 *
 * The style makes the browser fade from page to page; `src/css/base.css` says how fast. It is in the HTML and not in a
 * style sheet, because a browser that doesn't know the rule by the page's first layout aborts the transition with an
 * error. Other transitions are skipped for good reasons, for example because the window was resized or a page that was
 * left is shown again. The browser reports each as an unhandled rejection, of some no page ever gets the promise, so the
 * script keeps those reports out of the console.
 */
import {SIDEBAR_ID, SIDEBAR_STORAGE} from '../../lib/shell/sidebar';
import {EARLY_INPUT_SCRIPT} from './early-input-script';

export const HEAD_STYLE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

export const HEAD_SCRIPT = [
  EARLY_INPUT_SCRIPT,
  '(function(){',
  'var v="";',
  `function g(){try{v=sessionStorage.getItem(${JSON.stringify(SIDEBAR_STORAGE)})||""}catch(e){}}g();`,
  'function f(){',
  `var s=document.getElementById(${JSON.stringify(SIDEBAR_ID)});if(!s||!s.clientHeight)return;`,
  'var t=v.split(" "),a=s.querySelector("[aria-current=page]");',
  's.scrollTop=a&&t[1]?a.offsetTop-t[1]:t[0];',
  'var p=a?a.offsetTop-s.scrollTop:0;',
  'if(a&&(p<0||p>s.clientHeight-80))s.scrollTop=a.offsetTop-s.clientHeight/3',
  '}',
  'function k(){f();',
  `var s=document.getElementById(${JSON.stringify(SIDEBAR_ID)});`,
  'if(document.readyState=="loading"&&!(s&&s.nextSibling))requestAnimationFrame(k)',
  '}requestAnimationFrame(k);',
  'function l(e){if(e.target.rel=="stylesheet")requestAnimationFrame(f)}',
  'document.addEventListener("load",l,true);',
  'addEventListener("load",function(){document.removeEventListener("load",l,true)});',
  'document.addEventListener("prerenderingchange",function(){g();f()});',
  'addEventListener("unhandledrejection",function(e){',
  'var r=e.reason;if(r instanceof DOMException&&/transition/i.test(r.message))e.preventDefault()',
  '});',
  '})()',
].join('');
