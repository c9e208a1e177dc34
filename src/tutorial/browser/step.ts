/** A step of the tutorial in the browser: marks the steps that are done, and opens the editor when it's asked for. */
import {readStored, store} from '../../kit/browser/stored';
import {TUTORIAL_LINK, TUTORIAL_STEP, TUTORIAL_VERSION, TUTORIAL_WORDS} from '../core/attributes';
import {readGoal, type Goal} from '../core/goal';
import {progressKey, readProgress, withDone, withDraft, type Progress} from '../core/progress';
import type {TutorialWords} from './words';
import {create} from '../../kit/browser/dom';
import type * as WorkbenchExports from './workbench';

const loadWorkbench = (): Promise<typeof WorkbenchExports> =>
  import(/* webpackChunkName: "tutorial-workbench" */ './workbench');

/** Makes a step work. Does nothing if it already does. */
export function startStep(root: HTMLElement): void {
  if (root.dataset.started !== undefined) return;
  root.dataset.started = '';
  const words = JSON.parse(root.getAttribute(TUTORIAL_WORDS) ?? '{}') as TutorialWords;
  const name = root.getAttribute(TUTORIAL_STEP) ?? '';
  const version = root.getAttribute(TUTORIAL_VERSION) ?? '';
  const progress = openProgress(version);
  markDone(root, progress, words);
  // A page that comes back from the browser's cache has to show what was done in the meantime.
  window.addEventListener('pageshow', () => markDone(root, progress, words));

  const place = root.querySelector<HTMLElement>('.tutorial-code');
  const code = place?.querySelector('.code > pre')?.textContent;
  const goal = goalOf(root);
  if (!place || code === undefined || code === null || !goal) return;
  startEditing(place, words, progress.get().drafts[name], async () => {
    const {openWorkbench} = await loadWorkbench();
    const start = `${code}\n`;
    await openWorkbench({
      place,
      start,
      code: progress.get().drafts[name] ?? start,
      version,
      goal,
      words,
      next: document.querySelector<HTMLAnchorElement>('.page-steps a[rel=next]')?.href,
      onEdit: (text) => progress.change((before) => withDraft(before, name, text === start ? undefined : text)),
      onReached: () => {
        progress.change((before) => withDone(before, name));
        markDone(root, progress, words);
      },
    });
  });
}

/** The goal as the page shows it. */
function goalOf(root: HTMLElement): Goal | undefined {
  const block = root.querySelector('.tutorial-goal > .code');
  const title = block?.querySelector('figcaption')?.textContent ?? '';
  return readGoal(title, block?.querySelector('pre')?.textContent ?? '');
}

function markDone(root: HTMLElement, progress: ProgressStore, {done: word}: TutorialWords): void {
  const {done} = progress.get();
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[${TUTORIAL_LINK}]`)) {
    if (!done.includes(link.getAttribute(TUTORIAL_LINK) ?? '') || link.dataset.done !== undefined) continue;
    link.dataset.done = '';
    link.append(create('span', 'visually-hidden', ` (${word})`));
  }
}

type ProgressStore = {
  readonly get: () => Progress;
  readonly change: (change: (progress: Progress) => Progress) => void;
};

/**
 * The reader's progress in a tutorial. If storage is full or blocked, changes last for this page.
 * @param version a manual version
 */
function openProgress(version: string): ProgressStore {
  const key = progressKey(version);
  let own: Progress | undefined;
  /** Reads the storage each time, because another tab may have changed it. */
  const get = (): Progress => own ?? readProgress(readStored(key));
  return {
    get,
    change(change) {
      const changed = change(get());
      own = store(key, JSON.stringify(changed)) ? undefined : changed;
    },
  };
}

/**
 * The button, a click into the code, or Enter in it opens the editor. The code stays until the editor and a compiler
 * are there.
 */
function startEditing(
  place: HTMLElement,
  words: TutorialWords,
  draft: string | undefined,
  open: () => Promise<void>,
): void {
  const button = place.querySelector<HTMLButtonElement>('.tutorial-bar > button');
  const status = place.querySelector('.tutorial-bar > [role=status]');
  const block = place.querySelector<HTMLElement>('.code');
  if (!button || !status || !block) return;
  if (draft !== undefined) button.textContent = words.resume;
  let opening = false;
  const start = (): void => {
    if (opening) return;
    opening = true;
    status.textContent = words.loading;
    open().then(
      () => (place.dataset.open = ''),
      (error: unknown) => {
        opening = false;
        status.textContent = `${reasonOf(error) ?? words.notLoaded} ${words.readOn}`;
      },
    );
  };
  button.addEventListener('click', start);
  for (const pane of block.querySelectorAll<HTMLElement>(':scope > pre:first-of-type')) {
    pane.addEventListener('click', () => {
      if (window.getSelection()?.isCollapsed !== false) start();
    });
    pane.addEventListener('keydown', ({key}) => {
      if (key === 'Enter') start();
    });
  }
  for (const sign of ['pointerover', 'focus'])
    button.addEventListener(sign, () => void loadWorkbench().catch(() => undefined), {once: true});
}

/** An `EngineError` is written for the reader. The class is in another chunk, so only its name is known here. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'EngineError' ? error.message : undefined;
