/**
 * Runs one program in a process of its own: `node run-exercise.mjs job.json`. The job is in `check.ts`. Writes
 * `job.json.out`: what the program printed, or, with `mount`, the text of the page.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {format} from 'node:util';
import {setTimeout as pause} from 'node:timers/promises';

const [, , file] = process.argv;
const {program, mount} = JSON.parse(await readFile(file));

/** React renders when it has time to. Waits at most this long for it, in ms. */
const RENDER_TIMEOUT = 5_000;

const printed = [];
Object.assign(
  globalThis.console,
  Object.fromEntries(
    ['log', 'info', 'warn', 'error', 'debug'].map((level) => [level, (...values) => printed.push(format(...values))]),
  ),
);

async function until(isTrue) {
  for (let waited = 0; !isTrue() && waited < RENDER_TIMEOUT; waited += 10) await pause(10);
}

async function showPage({client, react, choose}) {
  const {JSDOM} = await import('jsdom');
  const {window} = new JSDOM('<!doctype html><div id="page"></div>', {pretendToBeVisual: true});
  Object.assign(globalThis, {window, document: window.document, HTMLIFrameElement: window.HTMLIFrameElement});
  const [{App}, {createRoot}, {createElement}] = [await import(program), await import(client), await import(react)];
  const page = window.document.querySelector('#page');
  createRoot(page).render(createElement(App.make));
  await until(() => page.textContent !== '');
  if (choose === undefined) return page.textContent;
  const before = page.textContent;
  const label = [...page.querySelectorAll('label, button')].find(({textContent}) => textContent.trim() === choose);
  if (!label) throw new Error(`The page has no label or button "${choose}".`);
  label.click();
  await until(() => page.textContent !== before);
  return page.textContent;
}

try {
  if (!mount) await import(program);
  const said = mount ? await showPage(mount) : printed.join('\n');
  await writeFile(`${file}.out`, JSON.stringify({said}));
} catch (error) {
  await writeFile(`${file}.out`, JSON.stringify({thrown: String(error?.message ?? error)}));
}
process.exit(0);
