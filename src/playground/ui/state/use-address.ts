import {useEffect, useRef, useState} from 'react';
import {MAX_CODE, partWithCode, playgroundPath} from '@site/src/compilers/core/playground-link/link';
import {linkState} from '@site/src/compilers/core/playground-link/state';
import {sizeOf} from '@site/src/compilers/core/file-names';
import {readStored, store} from '../../browser/stored';
import type {Program, Sources} from './state';

/**
 * How long the code and settings must be unchanged before the URL is updated, in ms. Browsers limit how often it may
 * change.
 */
const REST = 400;

/**
 * Marks a history entry whose URL was written for the reader's own work, so that it still counts as that after a
 * reload.
 */
const OWN = 'playgroundOwn';

/**
 * Whether the page was reopened at a URL that `useAddress` wrote for the reader's own work. A host that redirects /try
 * to /try/ drops the mark when the page is reloaded, so the last stored work counts too.
 */
export function isReopened(): boolean {
  const state: unknown = window.history.state;
  const query = partWithCode(window.location);
  if (query !== '' && query === readStored('session')) return true;
  return typeof state === 'object' && state !== null && OWN in state;
}

/** The query, or for long programs the fragment, that opens the playground with code and settings. */
export function queryOf({code, files, settings}: Program): string {
  return playgroundPath(linkState(code, settings, files)).slice('/try'.length);
}

/** Whether there's more code than a URL may have. */
export function isTooLong({code, files}: Sources): boolean {
  return sizeOf(code, files) > MAX_CODE;
}

/** Why code isn't kept for the next visit: it's too long for a URL, or the browser doesn't store it. */
export type Unkept = 'too-long' | 'not-stored';

/**
 * Keeps the URL up to date once the reader has changed something, and stores the reader's own work for the next
 * visit. A URL that was only opened stays unchanged, even if it's damaged. The result says whether that failed.
 */
export function useAddress({code, files, settings, own}: Program & {readonly own: boolean}): Unkept | undefined {
  const opened = useRef({code, files, settings, changed: false});
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    const first = opened.current;
    first.changed ||= code !== first.code || files !== first.files || settings !== first.settings;
    const shown = {code, files, settings};
    if (!first.changed || isTooLong(shown)) return;
    const timer = setTimeout(() => setStored(writeAddress(queryOf(shown), own)), REST);
    return () => clearTimeout(timer);
  }, [code, files, settings, own]);
  useEffect(() => {
    window.addEventListener('hashchange', openChanged);
    return () => window.removeEventListener('hashchange', openChanged);
  }, []);
  return isTooLong({code, files}) ? 'too-long' : isStored ? undefined : 'not-stored';
}

/** The browser doesn't load the page for an address with another fragment. */
function openChanged(): void {
  if (partWithCode(window.location) === window.location.hash) window.location.reload();
}

/** Updates it now, because the reader is copying it. Returns false if the reader's own work couldn't be stored. */
export function writeAddress(query: string, own: boolean): boolean {
  const isStored = !own || store('session', query);
  if (query === partWithCode(window.location)) return isStored;
  try {
    window.history.replaceState(
      {...(window.history.state as object | null), ...(own && {[OWN]: true})},
      '',
      window.location.pathname + query,
    );
  } catch {
    // Too many changes in a short time, or too long for this browser: the next change tries again.
  }
  return isStored;
}
