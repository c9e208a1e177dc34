/**
 * Links to the page in another version keep the section that is in the address. A version that doesn't have the section
 * shows the nearest one that it has, which the page left behind knows best, so it stores them. Loaded once an address has
 * a hash.
 */
import {idOfHash} from '../../../kit/browser/hash';
import {on} from '../../../kit/browser/on';
import {readStored, store} from '../../../kit/browser/stored';

const LINKS = ':is(.version-picker, .version-banner) a';
const HEADINGS = '.markdown :is(h2, h3, h4, h5, h6)';
const KEY = 'site.sections';

/** The links whose hash is the reader's. The others lead to where the other version teaches the same. */
const ours = new WeakSet<HTMLAnchorElement>();

/** An id and those of the sections around it, nearest first: the ones it's in, then the ones before it. */
export function sectionsAround(id: string): readonly string[] {
  const target = document.getElementById(id);
  const before = [...document.querySelectorAll(HEADINGS)]
    .filter((heading) => target && heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse();
  let level = target?.matches(HEADINGS) ? target.tagName : 'H7';
  const around = before.filter(({tagName}) => tagName < level && (level = tagName));
  return [...new Set([id, ...[...around, ...before].map((heading) => heading.id)])].filter(Boolean);
}

function keepSection(link: HTMLAnchorElement): void {
  if (!ours.has(link) && (link.hash || link.search)) return;
  ours.add(link);
  link.hash = window.location.hash;
  const id = idOfHash(link.hash);
  if (id) store(KEY, sectionsAround(id).join(' '));
}

/** Leads from a section that the page doesn't have to the nearest it has, or to the top. */
export function followSection(): void {
  const id = idOfHash(window.location.hash);
  const [wanted, ...others] = readStored(KEY)?.split(' ') ?? [];
  if (id === '' || id !== wanted || document.getElementById(id)) return;
  const found = others.find((other) => document.getElementById(other));
  if (found !== undefined) window.location.replace(`#${encodeURIComponent(found)}`);
  else window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

// A press comes before every way of opening a link, except for those of the keyboard.
on('pointerdown', LINKS, keepSection);
on('click', LINKS, keepSection);
