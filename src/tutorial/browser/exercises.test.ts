/** @jest-environment jsdom */
import {onIntent, showProgress} from './exercises';
import {progressKey} from '../core/progress';

const WORDS = {done: 'done', resume: 'Continue', loading: 'Loading', notLoaded: 'Not loaded.', readOn: 'Read on.'};

const exercise = (name: string, className: string, ...inside: readonly string[]): string => `
  <section class="${className}" data-exercise="${name}" data-progress="tutorial-v12.0.0" data-exercise-words='${JSON.stringify(WORDS)}'>
    ${inside.join('')}
    <div class="exercise-goal"><p>Your goal</p><figure class="code"><figcaption>Console</figcaption><pre>Hello</pre></figure></div>
    <div class="exercise-code">
      <figure class="code"><pre>Console.log("Hello")</pre><pre>console.log("Hello")</pre></figure>
      <div class="exercise-bar"><button>Start editing</button><p role="status"></p></div>
    </div>
  </section>`;

const showStep = (): void => {
  const steps = '<nav><a data-step="learn-values" href="/a">1</a><a data-step="learn-records" href="/b">2</a></nav>';
  document.body.innerHTML = exercise('learn-records', 'tutorial exercise', steps);
};
const showPage = (): void => {
  document.body.innerHTML = ['one', 'two']
    .map((id) => exercise(`record#${id}`, 'exercise', `<h3 id="${id}"><a href="#${id}">${id}</a></h3>`))
    .join('');
};

const status = (): string => document.querySelector('[role=status]')?.textContent ?? '';
const button = (): HTMLButtonElement => document.querySelector('.exercise-bar > button')!;
const keep = (version: string, progress: unknown): void =>
  localStorage.setItem(progressKey(version), JSON.stringify(progress));

beforeAll(() => document.addEventListener('click', onIntent));
beforeEach(() => localStorage.clear());

test('steps that are done in this version are marked, also for screen readers', () => {
  keep('v11.0.0', {done: ['learn-records'], drafts: {}});
  keep('v12.0.0', {done: ['learn-values'], drafts: {}});
  showStep();
  showProgress();
  showProgress();
  const [first, second] = document.querySelectorAll('nav a');
  expect(first!.textContent).toBe('1 (done)');
  expect(first!.hasAttribute('data-done')).toBe(true);
  expect(second!.textContent).toBe('2');
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
  showPage();
  const enter = (): unknown =>
    document
      .querySelector('.exercise-code pre')!
      .dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  for (const [attempt, open] of [() => button().click(), enter].entries()) {
    open();
    expect(status()).toBe('Loading');
    await waitUntil(() => status() !== 'Loading');
    expect(status()).toBe("The compiler isn't available on this copy of the site. Read on.");
    expect(asked).toBe(attempt + 1);
  }
  expect([document.querySelector('.workbench'), document.querySelector('[data-open]')]).toEqual([null, null]);
});

test('the JavaScript beside the code opens nothing', () => {
  showPage();
  document.querySelectorAll<HTMLElement>('.exercise-code pre')[1]!.click();
  expect(status()).toBe('');
});

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
