/** A reader in Firefox or WebKit, by the name of the project; a test fails on any error of its pages. */
import {expect, test as base} from 'playwright/test';
import {findFirefox, findWebKit} from '../../scripts/install';
import type {Browser} from './engine';
import {startFirefox} from './firefox';
import {Reader} from './reader';
import {startWebKit} from './webkit';

export {expect};

type RunningSite = {readonly browser: Browser; readonly site: string};

async function start(engine: string, site: string): Promise<RunningSite | undefined> {
  if (engine === 'firefox') {
    const program = findFirefox();
    return program === undefined ? undefined : {browser: await startFirefox(program), site};
  }
  const programs = findWebKit();
  if (programs === undefined) return undefined;
  const browser = await startWebKit(programs, site);
  return {browser, site: browser.site};
}

export const test = base.extend<{readonly reader: Reader}, {readonly running: RunningSite | undefined}>({
  running: [
    async ({}, provide, {project}) => {
      const running = await start(project.name, project.use.baseURL ?? '');
      await provide(running);
      await running?.browser.close();
    },
    {scope: 'worker'},
  ],
  async reader({running}, provide, {project}) {
    test.skip(running === undefined, `${project.name} isn't installed: npm run test:engines`);
    if (!running) return;
    const window = await running.browser.newWindow();
    await window.resize(1280, 900);
    await provide(new Reader(window, running.site));
    const errors = await window.errors();
    await window.close();
    expect(errors).toEqual([]);
  },
});
