/**
 * Runs in the head of every page: selects the tabs chosen before, as the page is read. The keys are those of
 * `src/examples/core/block/tabs.ts`; `src/examples/browser` goes on from there.
 */
import {TAB_KEYS} from '../core/block/tabs';

const keys = Object.values(TAB_KEYS).map(({storage, parameter}) => [storage, parameter]);

export const TAB_PREFERENCE_SCRIPT = [
  '(function(){try{',
  'var q=new URLSearchParams(location.search),',
  `v=${JSON.stringify(keys)}.map(function(k){`,
  'var p=q.get(k[1]);if(/^[a-z]+$/.test(p||""))sessionStorage.setItem(k[0],p);else p="";',
  'return p||sessionStorage.getItem(k[0])||localStorage.getItem(k[0])',
  '}).filter(function(x){return x&&/^[a-z]+$/.test(x)});',
  'if(!v.length)return;',
  "var s=v.map(function(x){return '.code input[value='+x+']'}).join();",
  'function f(){document.querySelectorAll(s).forEach(function(i){i.checked=true})}',
  'var o=new MutationObserver(f);o.observe(document,{childList:true,subtree:true});',
  "document.addEventListener('DOMContentLoaded',function(){f();o.disconnect()})",
  '}catch(e){}})()',
].join('');
