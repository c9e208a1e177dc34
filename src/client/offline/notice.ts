/** Tells by the root element, for the footer to show, that pages are stored, and whether a newer build is there. */
import {isOffline} from './is-offline';
import {readStored} from './state';
import {fetchParts} from './store';

/** How long an answer about a newer build holds, in ms. */
const ASK_EVERY = 3_600_000;
/** Before the site is asked, in ms. Browsers tell of a network before it answers, and of some that never do. */
const PAUSES = [0, 2000, 10_000, 60_000];
const ASKED = 'offline-asked';

export type OfflineState = 'installed' | 'update';

/** Shows what is known, and asks the site: once an hour, and whenever the network is back. */
export async function showNotice(base: string): Promise<void> {
  window.addEventListener('online', () => {
    forgetNotice();
    void lookUntilAnswered(base);
  });
  await lookUntilAnswered(base);
}

async function lookUntilAnswered(base: string): Promise<void> {
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await look(base)) return;
  }
}

/** @returns whether there is nothing left to ask */
async function look(base: string): Promise<boolean> {
  const stored = await readStored(base);
  if (!stored) return true;
  show('installed');
  if (isOffline()) return true;
  const build = await newestBuild(base).catch(() => undefined);
  if (build !== undefined && build !== stored.build) show('update');
  return build !== undefined;
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
