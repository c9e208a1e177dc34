/**
 * Runs programs one after another in a process of its own: `node run-exercise.mjs job.json...`. The jobs are in
 * `check.ts`. Writes `job.json.out` for each: what the program printed, or, with `mount`, the text of the page.
 */
import {AsyncLocalStorage} from 'node:async_hooks';
import {readFile, writeFile} from 'node:fs/promises';
import {format} from 'node:util';
import {setImmediate as turn} from 'node:timers/promises';

/** React renders in turns of the event loop. One that needs more of them has nothing left to show. */
const TURNS = 1_000;

/** What the current program printed: a program that is over may still print. */
const printed = new AsyncLocalStorage();
for (const level of ['log', 'info', 'warn', 'error', 'debug'])
  globalThis.console[level] = (...values) => printed.getStore()?.push(format(...values));

async function until(isTrue) {
  for (let turns = 0; !isTrue() && turns < TURNS; turns++) await turn();
}

async function showPage(program, {client, react, choose}) {
  const {JSDOM} = await import('jsdom');
  const {window} = new JSDOM('<!doctype html><div id="page"></div>', {pretendToBeVisual: true});
  Object.assign(globalThis, {window, document: window.document, HTMLIFrameElement: window.HTMLIFrameElement});
  const [{App}, {createRoot}, {createElement}] = [await import(program), await import(client), await import(react)];
  const page = window.document.querySelector('#page');
  const root = createRoot(page);
  try {
    root.render(createElement(App.make));
    await until(() => page.textContent !== '');
    if (choose === undefined) return page.textContent;
    const before = page.textContent;
    const label = [...page.querySelectorAll('label, button')].find(({textContent}) => textContent.trim() === choose);
    if (!label) throw new Error(`The page has no label or button "${choose}".`);
    label.click();
    await until(() => page.textContent !== before);
    return page.textContent;
  } finally {
    root.unmount();
  }
}

async function answer({program, mount}) {
  try {
    if (mount) return {said: await showPage(program, mount)};
    await import(program);
    return {said: printed.getStore().join('\n')};
  } catch (error) {
    return {thrown: String(error?.message ?? error)};
  }
}

for (const file of process.argv.slice(2)) {
  const said = await printed.run([], async () => answer(JSON.parse(await readFile(file))));
  await writeFile(`${file}.out`, JSON.stringify(said));
}
process.exit(0);
