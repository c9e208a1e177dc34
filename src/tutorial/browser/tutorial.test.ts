/** @jest-environment jsdom */
import {startStep} from './step';
import {progressKey} from '../core/progress';

const WORDS = {
  done: 'done',
  start: 'Start editing',
  resume: 'Continue',
  loading: 'Loading',
  notLoaded: 'Not loaded.',
  readOn: 'Read on.',
};

function showStep(): HTMLElement {
  document.body.innerHTML = `
    <div data-tutorial-step="learn-records" data-tutorial-version="v12.0.0" data-tutorial-words='${JSON.stringify(WORDS)}'>
      <nav><a data-step="learn-values" href="/a">1</a><a data-step="learn-records" href="/b">2</a></nav>
      <section class="tutorial-goal"><figure class="code"><figcaption>Console</figcaption><pre>Hello</pre></figure></section>
      <section class="tutorial-code">
        <figure class="code"><pre>Console.log("Hello")</pre><pre>console.log("Hello")</pre></figure>
        <div class="tutorial-bar"><button>Start editing</button><p role="status"></p></div>
      </section>
    </div>`;
  return document.querySelector<HTMLElement>('[data-tutorial-step]')!;
}

const status = (): string => document.querySelector('[role=status]')?.textContent ?? '';
const button = (): HTMLButtonElement => document.querySelector('.tutorial-bar > button')!;

beforeEach(() => localStorage.clear());

test('steps that are done in this version are marked, also for screen readers', () => {
  localStorage.setItem(progressKey('v11.0.0'), JSON.stringify({done: ['learn-records'], drafts: {}}));
  localStorage.setItem(progressKey('v12.0.0'), JSON.stringify({done: ['learn-values'], drafts: {}}));
  const root = showStep();
  startStep(root);
  startStep(root);
  const [first, second] = root.querySelectorAll('nav a');
  expect(first!.textContent).toBe('1 (done)');
  expect(first!.hasAttribute('data-done')).toBe(true);
  expect(second!.textContent).toBe('2');
});

test('a step whose code was changed offers to continue', () => {
  localStorage.setItem(progressKey('v12.0.0'), JSON.stringify({done: [], drafts: {'learn-records': 'let a = 1'}}));
  startStep(showStep());
  expect(button().textContent).toBe('Continue');
});

test('without a compiler the code stays, and the button can be pressed again', async () => {
  let asked = 0;
  globalThis.fetch = () => {
    asked++;
    return Promise.resolve({
      ok: false,
      status: 404,
      json: () => Promise.reject(new Error('HTML')),
    } as unknown as Response);
  };
  const root = showStep();
  startStep(root);
  for (const attempt of [1, 2]) {
    button().click();
    expect(status()).toBe('Loading');
    await waitUntil(() => status() !== 'Loading');
    expect(status()).toBe("The compiler isn't available on this copy of the site. Read on.");
    expect(asked).toBe(attempt);
  }
  expect([root.querySelector('.workbench'), root.querySelector('[data-open]')]).toEqual([null, null]);
});

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
