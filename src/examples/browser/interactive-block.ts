/** What examples do once a reader comes near one. Loaded by `start-examples.ts`. */
import {withCode} from '../../compilers/core/playground-link/link';
import {shownFiles} from '../../compilers/core/playground-link/shown-files';
import {OFFERED_EDIT} from '../core/block/offered-edit';
import {paneOf} from './page-data';
import {startTypes} from './types/types';
import './examples.css';

/**
 * Prepares what a reader points at, focuses or presses.
 * @param latestIn what the reader did last in an element, asked once the code for that is there
 */
export function prepareBlock(
  target: Element,
  latestIn: (element: Element) => Event | undefined = () => undefined,
): void {
  const link = target.closest<HTMLAnchorElement>('.code > .try');
  if (link) fillPlaygroundLink(link);
  if (target.closest('.code > .run')) loadRun().catch(() => undefined);
  const block = target.closest<HTMLElement>('.code');
  if (target.closest(`.code > .edit:not([${OFFERED_EDIT}])`)) loadEdit().catch(() => undefined);
  if (block?.querySelector(`:scope > [${OFFERED_EDIT}]`)) loadOffer().catch(() => undefined);
  // Other pages have no data of their examples.
  if (!block?.closest('.docs-main, .landing')) return;
  const code = block.querySelector<HTMLElement>(':scope > pre');
  if (code && hasTypes(block)) void startTypes(code, latestIn);
  const works = block.querySelector<HTMLElement>(':scope > .works');
  if (/✗| · /.test(works?.title || (works?.textContent ?? '')))
    void loadVersions().then(
      ({startVersions}) => startVersions(block, latestIn),
      () => undefined,
    );
}

/** Adds the block's code to a playground link that doesn't have it yet. */
export function fillPlaygroundLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  const block = link.parentElement;
  if (!block || /[?#&]code=/.test(address)) return;
  const {pane = 'res', prelude = ''} = link.dataset;
  const text = `${paneOf(block, pane) ?? block.querySelector(':scope > pre:not(.msg)')?.textContent ?? ''}\n`;
  // The editor in the page joins several files into one, which has no headings.
  const {code, files} = shownFiles(text) ?? {code: prelude + text, files: []};
  link.setAttribute('href', withCode(address, code, files));
}

/** A page of the API reference of a version that the build makes no types for: not `/next/` or `/latest/`. */
const OLD_REFERENCE = /\/v\d+\.\d+\.\d+\/api(?:\/|$)/;

/** Whether the build made types for a block of the docs: it compiles, it's in ReScript, and not in an old reference. */
function hasTypes(block: Element): boolean {
  if (OLD_REFERENCE.test(window.location.pathname)) return false;
  const link = block.querySelector(':scope > .try')?.getAttribute('href') ?? '';
  const isRescript = /[?#&]version=v(?:9|\d\d)\./.test(link) && !/[?#&]ext=/.test(link);
  return isRescript && !block.querySelector(':scope > .msg.error');
}

/**
 * Does what a pressed button or link is for. Rejects if the code for that can't be loaded.
 * @param open follows the link, in the tab that the reader asked for
 */
export async function press(pressed: Element, open: () => unknown): Promise<void> {
  pressed.removeAttribute('data-state');
  if (pressed instanceof HTMLAnchorElement) {
    fillPlaygroundLink(pressed);
    open();
  } else if (pressed.hasAttribute(OFFERED_EDIT)) {
    const {pressOffer} = await loadOffer();
    pressOffer(pressed);
  } else if (pressed.matches('.edit')) {
    const {editExample} = await loadEdit();
    await editExample(pressed as HTMLElement);
  } else if (pressed instanceof HTMLButtonElement) {
    const {runExample} = await loadRun();
    await runExample(pressed);
  }
}

const loadRun = () => import(/* webpackChunkName: "run-example" */ './run-example');

const loadVersions = () => import(/* webpackChunkName: "example-versions" */ './versions/versions');

const loadOffer = () => import(/* webpackChunkName: "offered-edit" */ './edit/offered-edit');

const loadEdit = () => import(/* webpackChunkName: "edit-example" */ './edit/edit-example');
