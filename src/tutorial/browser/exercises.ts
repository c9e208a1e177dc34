/** Exercises in the browser: opens an editor when it's asked for, and marks those that are done. */
import {create} from '../../kit/browser/dom';
import {readStored, store} from '../../kit/browser/stored';
import {readGoal, type Goal} from '../core/goal';
import {
  EXERCISE,
  EXERCISE_WORDS,
  readProgress,
  STEP_LINK,
  versionOfKey,
  withDone,
  withDraft,
  type PageWords,
  type Progress,
} from '../core/progress';
import './exercises.css';
import type * as WorkbenchExports from './workbench';

const loadWorkbench = (): Promise<typeof WorkbenchExports> =>
  import(/* webpackChunkName: "exercise-workbench" */ './workbench');

/**
 * Answers what a reader does at an exercise's code: the button, a click into the code, or Enter in it opens the editor,
 * and pointing at the button or focusing it loads what that needs.
 */
export function onIntent(event: Event): void {
  const target = event.target as Element;
  const root = target.closest<HTMLElement>('.exercise');
  if (!root) return;
  const isButton = target.closest('.exercise-bar > button') !== null;
  const isCode = target.closest('.exercise-code > .code > pre:first-of-type') !== null;
  const isClick = event.type === 'click' && (isButton || window.getSelection()?.isCollapsed !== false);
  const isEnter = (event as KeyboardEvent).key === 'Enter' && !isButton;
  if ((isButton || isCode) && (isClick || isEnter)) open(root);
  else if (isButton) loadWorkbench().catch(() => undefined);
}

const opened = new WeakSet<Element>();

/** Opens the editor of an exercise. The code stays until the editor and a compiler are there. */
function open(root: HTMLElement): void {
  const place = root.querySelector<HTMLElement>('.exercise-code');
  const status = place?.querySelector('.exercise-bar > [role=status]');
  const code = place?.querySelector('.code > pre')?.textContent ?? undefined;
  const goal = goalOf(root);
  if (opened.has(root) || !place || !status || code === undefined || !goal) return;
  opened.add(root);
  const {name, key, words} = readRoot(root);
  const progress = progressOf(key);
  const start = `${code}\n`;
  const openIt = async (): Promise<void> => {
    const {openWorkbench} = await loadWorkbench();
    await openWorkbench({
      place,
      start,
      code: progress.get().drafts[name] ?? start,
      version: versionOfKey(key),
      goal,
      readOn: words.readOn,
      next: nextOf(root),
      onEdit: (text) => progress.change((before) => withDraft(before, name, text === start ? undefined : text)),
      onReached: () => {
        progress.change((before) => withDone(before, name));
        showProgress();
      },
    });
    place.dataset.open = '';
  };
  status.textContent = words.loading;
  openIt().catch((error: unknown) => {
    opened.delete(root);
    status.textContent = `${reasonOf(error) ?? words.notLoaded} ${words.readOn}`;
  });
}

/** What the page says about an exercise. */
const readRoot = (root: Element) => ({
  name: root.getAttribute(EXERCISE) ?? '',
  key: root.getAttribute('data-progress') ?? '',
  words: JSON.parse(root.getAttribute(EXERCISE_WORDS) ?? '{}') as PageWords,
});

/** The goal as the page shows it. */
function goalOf(root: HTMLElement): Goal | undefined {
  const block = root.querySelector('.exercise-goal > .code');
  const title = block?.querySelector('figcaption')?.textContent ?? '';
  return readGoal(title, block?.querySelector('pre')?.textContent ?? '');
}

/** Where a reader goes on: to the page's next exercise, or from a step to the next page. */
function nextOf(root: HTMLElement): WorkbenchExports.Next | undefined {
  const all = [...document.querySelectorAll('.exercise')];
  const heading = all[all.indexOf(root) + 1]?.querySelector('h3');
  if (heading) return {address: `#${heading.id}`, isStep: false};
  const page = root.matches('.tutorial') && document.querySelector<HTMLAnchorElement>('.page-steps a[rel=next]');
  return page ? {address: page.href, isStep: true} : undefined;
}

/** Marks the exercises and the steps that are done, and offers to continue those that have been changed. */
export function showProgress(): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[${EXERCISE}]`)) {
    const {name, key, words} = readRoot(root);
    const {done, drafts} = progressOf(key).get();
    const button = root.querySelector('.exercise-bar > button');
    if (button && drafts[name] !== undefined) button.textContent = words.resume;
    if (done.includes(name)) mark(root.querySelector(':scope > h3'), 'exercise-done', ` ${words.done}`);
    for (const link of root.querySelectorAll(`a[${STEP_LINK}]`))
      if (done.includes(link.getAttribute(STEP_LINK) ?? '')) mark(link, 'visually-hidden', ` (${words.done})`);
  }
}

function mark(element: Element | null, className: string, text: string): void {
  if (!element || element.hasAttribute('data-done')) return;
  element.setAttribute('data-done', '');
  element.append(create('span', className, text));
}

type ProgressStore = {
  readonly get: () => Progress;
  /** Returns whether it could be stored. */
  readonly change: (change: (progress: Progress) => Progress) => boolean;
};

/** What a full or blocked storage couldn't take. It lasts for this page. */
const unstored = new Map<string, Progress>();

/**
 * The reader's progress. Reads the storage each time, since another tab may have changed it.
 * @param key where it's stored
 */
function progressOf(key: string): ProgressStore {
  const get = (): Progress => unstored.get(key) ?? readProgress(readStored(key));
  return {
    get,
    change(change) {
      const changed = change(get());
      const isStored = store(key, JSON.stringify(changed));
      if (isStored) unstored.delete(key);
      else unstored.set(key, changed);
      return isStored;
    },
  };
}

// Whoever presses a key in the code has focused it before, which has loaded this.
document.addEventListener('keydown', onIntent);

/** An `EngineError` is written for the reader. The class is in another chunk, so only its name is known here. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'EngineError' ? error.message : undefined;
