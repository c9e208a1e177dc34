/** Measures the development server from nothing: its caches are set aside, and put back at the end. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import type {Browser} from 'playwright';
import {readTextSync} from '../../src/kit/build/files/text';
import {versionLines} from '../../src/config/versions';

const PORT = 3187;
const CACHES = ['.cache', '.docusaurus', '.generated', 'node_modules/.cache'];
/** The page whose first example is edited. */
const EDITED = 'docs/record.mdx';
const {next} = versionLines.default;

export type StartTimes = {
  /** From the command to the front page's heading. */
  readonly front: number;
  /** From the address to the heading, for pages opened for the first time. */
  readonly pages: ReadonlyMap<string, number>;
  /** From the saved file to the edited example in the window. */
  readonly edit: number;
};

/** Times are in ms. Runs in the repository's folder, on a machine that does nothing else. */
export async function measureStart(browser: Browser, pages: readonly string[]): Promise<StartTimes> {
  const aside = fs.mkdtempSync('.caches-');
  const moved = CACHES.filter((folder) => fs.existsSync(folder));
  moved.forEach((folder, at) => fs.renameSync(folder, `${aside}/${at}`));
  const source = readTextSync(EDITED);
  const server = spawn('npm', ['start', '--', '--port', String(PORT), '--no-open'], {detached: true, stdio: 'ignore'});
  try {
    const page = await browser.newPage();
    const open = async (address: string): Promise<number> => {
      const start = performance.now();
      await page.goto(`http://localhost:${PORT}${address}`, {waitUntil: 'commit', timeout: 120_000});
      await page.locator('h1').first().waitFor({timeout: 120_000});
      return performance.now() - start;
    };
    const start = performance.now();
    while (!(await fetch(`http://localhost:${PORT}/`).catch(() => undefined))?.ok) await wait(100);
    await open('/');
    const front = performance.now() - start;
    const times = new Map<string, number>();
    for (const address of pages) times.set(address, await open(address));
    await open(`/docs/manual/${next.path}/record`);
    await page.waitForLoadState('networkidle');
    const saved = performance.now();
    fs.writeFileSync(EDITED, source.replace(/```res[^\n]*\n/, '$&let qqzz = 141\n'));
    await page.waitForFunction(() => document.body.innerText.includes('qqzz'), undefined, {polling: 20});
    return {front, pages: times, edit: performance.now() - saved};
  } finally {
    fs.writeFileSync(EDITED, source);
    process.kill(-server.pid!, 'SIGTERM');
    await wait(1000);
    for (const folder of CACHES) fs.rmSync(folder, {recursive: true, force: true});
    moved.forEach((folder, at) => fs.renameSync(`${aside}/${at}`, folder));
    fs.rmdirSync(aside);
  }
}
