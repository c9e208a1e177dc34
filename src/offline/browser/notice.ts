/** Marks on the root element whether pages are stored and whether a newer build exists. The footer shows it. */
import {isOffline} from '../../kit/browser/is-offline';
import {readStored} from './state';
import {fetchParts} from './store';

/** How long an answer is valid, in ms. */
const ASK_EVERY = 3_600_000;
/** Pauses before asking the site, in ms: browsers report a network before it responds, and some never do. */
const PAUSES = [0, 2000, 10_000, 60_000];
const ASKED = 'offline-asked';

type OfflineState = 'installed' | 'update';

/** Shows what is known, then asks the site: once an hour, and when the network is back. */
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

/** Whether the question is settled. */
async function look(base: string): Promise<boolean> {
  const stored = await readStored(base);
  if (!stored) return true;
  show('installed');
  if (isOffline()) return true;
  const build = await newestBuild(base).catch(() => undefined);
  if (build !== undefined && build !== stored.build) show('update');
  return build !== undefined;
}

/** Shows a state; undefined removes it. */
export function show(state: OfflineState | undefined): void {
  if (state === undefined) delete document.documentElement.dataset.offline;
  else document.documentElement.dataset.offline = state;
}

/** Drops the cached answer. */
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
