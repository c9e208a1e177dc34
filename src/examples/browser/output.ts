/** The output of a run below its code: the component, the console, and how it ended. */
import {translate} from '@docusaurus/Translate';
import {create} from '../../kit/browser/dom';
import type {RunMessage} from '../../sandbox/browser/messages';

/** The number of lines kept of the start and of the end: a loop that logs must not fill the page. */
const MAX_LINES = {first: 100, last: 100};
/** Limits of the frame's height, in CSS pixels. Its content scrolls beyond that. */
const HEIGHT = {least: 40, most: 480};

export type Output = {
  readonly element: HTMLElement;
  /** Receives the frame of each run. */
  readonly frame: HTMLElement;
  /** Empties the output for the next run. */
  readonly begin: (rendersComponent: boolean) => void;
  readonly add: (message: RunMessage) => void;
};

/** @param close called when the reader closes the output */
export function createOutput(close: () => void): Output {
  const element = create('section', 'run-output');
  element.setAttribute(
    'aria-label',
    translate({id: 'examples.output', message: 'Output', description: 'Heading of what an example printed'}),
  );
  const console = create('div', 'run-console');
  console.setAttribute('role', 'log');
  const state = create('p', 'run-state');
  state.setAttribute('role', 'status');
  const frame = create('div', 'run-frame');
  const word = translate({
    id: 'examples.close',
    message: 'Close',
    description: 'Button that closes the output of an example',
  });
  const button = create('button', 'run-close', word);
  button.addEventListener('click', close);
  element.append(button, frame, console, state);

  let react = false;
  const add = (message: RunMessage): void => {
    if (message.kind === 'console') addLine(console, message.level, message.values.join(' '));
    else if (message.kind === 'error') addLine(console, 'error', message.message);
    else if (message.kind === 'height') frame.style.blockSize = `${within(message.pixels)}px`;
    else if (message.kind === 'rendered') element.dataset.shown = '';
    const isSilent = message.kind === 'finished' && !react && console.childElementCount === 0;
    if (message.kind === 'finished') state.textContent = isSilent ? silent() : '';
    if (message.kind === 'stopped' && message.reason === 'loop') state.textContent = endless();
  };
  const begin = (rendersComponent: boolean): void => {
    react = rendersComponent;
    console.replaceChildren();
    delete element.dataset.shown;
    state.textContent = translate({
      id: 'playground.run.running',
      message: 'Running…',
      description: 'A program is running',
    });
  };
  return {element, frame, begin, add};
}

function addLine(console: HTMLElement, level: string, text: string): void {
  const {first, last} = MAX_LINES;
  console.appendChild(create('pre', '', text)).dataset.level = level;
  if (console.childElementCount <= first + last) return;
  const skipped = console.children[first];
  if (skipped?.hasAttribute('data-skipped')) return skipped.nextElementSibling?.remove();
  skipped?.replaceChildren('⋮');
  skipped?.toggleAttribute('data-skipped', true);
}

function within(pixels: number): number {
  return Math.min(HEIGHT.most, Math.max(HEIGHT.least, Math.ceil(pixels)));
}

function silent(): string {
  return translate({
    id: 'playground.output.silent',
    message: 'The program ended without writing to the console.',
    description: 'A run ended without any output',
  });
}

function endless(): string {
  return translate({
    id: 'examples.run.loop',
    message: 'Stopped after two seconds: the program ran in an endless loop.',
    description: 'An example ran in an endless loop',
  });
}
