/** @jest-environment jsdom */
/** A block that offers an edit. Scrolling, hiding and the live region's timing are in tests/e2e/landing-demo.spec.ts. */
import {fireEvent, screen, waitFor} from '@testing-library/dom';
import '../start-examples';

const draw = (): HTMLElement => {
  document.body.innerHTML = `<figure class="code" data-offered="start"><pre tabindex="0"><code>type t = A | B</code></pre>
    <button class="edit" type="button" data-offer><span data-steps="start">Remove</span><span data-steps="broken fixed" hidden>Put back</span></button>
    <div class="offered" data-steps="broken" hidden><pre>B does not belong to type t</pre><button>Fix</button></div>
    <div class="rendered"><input type="radio" name="t" value="A"><input type="radio" name="t" value="B" checked data-steps="start broken"></div>
    <pre tabindex="0" aria-label="A.mjs"><code>var long;</code></pre>
    <div hidden data-panes="broken"><pre><code>type t = <mark>A</mark></code></pre></div>
    <div hidden data-panes="fixed"><pre><code>type t = A</code></pre><pre tabindex="0" aria-label="A.mjs"><code>var short;</code></pre></div></figure>`;
  window.matchMedia = () => ({matches: true}) as MediaQueryList;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  return screen.getByRole('button', {name: 'Remove'});
};
const paneTexts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.code > pre')].map(({textContent}) => textContent);
const values = (): readonly (readonly boolean[])[] =>
  [...document.querySelectorAll('input')].map(({hidden, disabled, checked}) => [hidden, disabled, checked]);

test('the edit shows the message, the fix the JavaScript, and the button takes both back', async () => {
  const button = draw();
  const [pane] = document.querySelectorAll('pre');
  fireEvent.click(button);
  expect(await screen.findByRole('button', {name: 'Put back'})).toBe(button);
  expect(screen.getByText('B does not belong to type t')).toBeVisible();
  expect(paneTexts()).toEqual(['type t = A', 'var long;']);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('B does not belong to type t'));

  fireEvent.click(screen.getByRole('button', {name: 'Fix'}));
  expect(paneTexts()).toEqual(['type t = A', 'var short;']);
  expect(screen.getByText('B does not belong to type t')).not.toBeVisible();
  expect(document.activeElement).toHaveAttribute('aria-label', 'A.mjs');
  expect(values()).toEqual([
    [false, false, true],
    [true, true, false],
  ]);

  fireEvent.click(button);
  await waitFor(() => expect(paneTexts()).toEqual(['type t = A | B', 'var long;']));
  expect(document.querySelector('pre')).toBe(pane);
  expect(values().map(([hidden]) => hidden)).toEqual([false, false]);
  expect(button).toHaveAccessibleName('Remove');
});

test('a broken edit can be taken back without the fix, and made again', async () => {
  const button = draw();
  for (const texts of [
    ['type t = A', 'var long;'],
    ['type t = A | B', 'var long;'],
    ['type t = A', 'var long;'],
  ]) {
    fireEvent.click(button);
    await waitFor(() => expect(paneTexts()).toEqual(texts));
  }
});
