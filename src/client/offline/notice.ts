/** Tells by the root element, for the footer to show, that pages are stored, and whether a newer build is there. */
import {readStored} from './state';
import {fetchParts} from './store';

/** How long an answer about a newer build holds, in ms. */
const ASK_EVERY = 3_600_000;
const ASKED = 'offline-asked';

export type OfflineState = 'installed' | 'update';

/** Shows what is known, and asks the site: once an hour, and whenever the network is back. */
export async function showNotice(base: string): Promise<void> {
  window.addEventListener('online', () => {
    forgetNotice();
    void look(base);
  });
  await look(base);
}

async function look(base: string): Promise<void> {
  const stored = await readStored(base);
  if (!stored) return;
  show('installed');
  if (!navigator.onLine) return;
  const build = await newestBuild(base).catch(() => undefined);
  if (build !== undefined && build !== stored.build) show('update');
}

/** Shows a state; undefined takes it away. */
export function show(state: OfflineState | undefined): void {
  if (state === undefined) delete document.documentElement.dataset.offline;
  else document.documentElement.dataset.offline = state;
}

/** Forgets the answer that is held. */
export function forgetNotice(): void {
  sessionStorage.removeItem(ASKED);
}

async function newestBuild(base: string): Promise<string> {
  const [at, build] = (sessionStorage.getItem(ASKED) ?? '').split(' ');
  if (build !== undefined && Date.now() - Number(at) < ASK_EVERY) return build;
  const newest = (await fetchParts(base)).build;
  sessionStorage.setItem(ASKED, `${Date.now()} ${newest}`);
  return newest;
}
