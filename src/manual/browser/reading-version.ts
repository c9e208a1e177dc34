/**
 * Outside the manual, links to it lead to the version read last, which is stored under Docusaurus' own key, so that the
 * React pages read the same value.
 */
import siteStorage from '@generated/site-storage';
import {
  MANUAL_VERSIONS,
  MISSING_PAGE,
  READ_VERSION,
  SEARCH,
  SEARCH_VERSION,
  VERSION_CHOICE,
} from '../../kit/core/attributes';
import {on} from '../../kit/browser/on';
import {onStoredElsewhere, readStored, store} from '../../kit/browser/stored';

const key = `docs-preferred-version-default${siteStorage.namespace}`;

/** Data about the manual versions, by name: the path segment and the id. */
type ManualVersions = Readonly<Record<string, readonly [segment: string, id: string]>>;

/** Points the links of the header and the footer, and the search, at a version. */
function showVersion(root: ParentNode, segment: string, id: string): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(
    ':is(.site-header, .site-footer) a[href*="/docs/manual/"]',
  )) {
    link.setAttribute('href', (link.getAttribute('href') ?? '').replace(/(\/docs\/manual\/)[^/]+/, `$1${segment}`));
  }
  root.querySelector(`[${SEARCH}]`)?.setAttribute(SEARCH_VERSION, id);
}

/** Stores the version of a manual page; elsewhere, applies the stored one. */
export function applyReadVersion(): void {
  const header = document.querySelector('.site-header');
  const own = header?.getAttribute(READ_VERSION);
  if (own) store(key, own);
  else showReadVersion();
}

/** A page of the manual has no versions for its links: they lead to its own. */
function showReadVersion(): void {
  const header = document.querySelector('.site-header');
  const name = readStored(key);
  const versions = JSON.parse(header?.getAttribute(MANUAL_VERSIONS) ?? '{}') as ManualVersions;
  const version = name === undefined ? undefined : versions[name];
  if (!version) return;
  showVersion(document, ...version);
  const choice = document.querySelector<HTMLInputElement>(`input[${VERSION_CHOICE}="${CSS.escape(name ?? '')}"]`);
  if (choice) choice.checked = true;
}

/** Call once per document. */
export function startVersionChoice(): void {
  on('change', `[${VERSION_CHOICE}]`, (choice) => {
    store(key, choice.getAttribute(VERSION_CHOICE) ?? '');
    applyReadVersion();
  });
  onStoredElsewhere(key, showReadVersion);
}

/** Shows the name in `?missing=` of a page that the version a reader switched to doesn't have, and removes it. */
export function showMissingPage(): void {
  const address = new URL(window.location.href);
  const missing = address.searchParams.get('missing');
  const notice = document.querySelector<HTMLElement>(`[${MISSING_PAGE}]`);
  if (missing === null || !notice) return;
  const name = notice.querySelector('strong');
  if (name) name.textContent = missing.slice(0, 80);
  notice.hidden = false;
  address.searchParams.delete('missing');
  window.history.replaceState(window.history.state, '', address);
}
