import {COPIED_MS, copyCommand, startCopyCommands} from '../../../src/client/copy-command';

const writeText = jest.fn<Promise<void>, [string]>();
Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
beforeAll(startCopyCommands);

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  document.body.innerHTML =
    '<div><span role="status" data-copy-badge="Copied!"></span><button data-copy-command="npm install rescript"><svg></svg></button></div>';
});
afterEach(() => jest.useRealTimers());

const button = (): HTMLButtonElement => document.querySelector('button')!;
const badge = (): HTMLElement => document.querySelector('[role="status"]')!;

test('the badge shows for exactly two seconds, with the button disabled', async () => {
  expect(COPIED_MS).toBe(2000);
  await copyCommand(button());
  expect(button()).toHaveAttribute('data-state', 'copied');
  expect(writeText).toHaveBeenCalledWith('npm install rescript');
  expect(badge()).toHaveTextContent('Copied!');
  expect(button()).toBeDisabled();
  jest.advanceTimersByTime(1999);
  expect(button()).toBeDisabled();
  jest.advanceTimersByTime(1);
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAttribute('data-state');
  expect(badge()).toBeEmptyDOMElement();
});

test('a failure says nothing and leaves the button usable', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  await copyCommand(button());
  expect(button()).toHaveAttribute('data-state', 'failed');
  expect(button()).toBeEnabled();
  expect(badge()).toBeEmptyDOMElement();
});

test('a browser without a clipboard is a failure too', async () => {
  writeText.mockImplementation(() => {
    throw new TypeError('clipboard is undefined');
  });
  await copyCommand(button());
  expect(button()).toHaveAttribute('data-state', 'failed');
});

test('a click anywhere in the button copies, and the focus is back afterwards', async () => {
  button().focus();
  document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await Promise.resolve();
  await Promise.resolve();
  expect(button()).toBeDisabled();
  button().blur();
  jest.advanceTimersByTime(COPIED_MS);
  expect(button()).toHaveFocus();
});

test('a reader who went on keeps the focus where it is', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/next">next</a>');
  button().focus();
  await copyCommand(button());
  document.querySelector('a')!.focus();
  jest.advanceTimersByTime(COPIED_MS);
  expect(document.querySelector('a')).toHaveFocus();
});
