import {copyPage, startCopyPage} from '../../../src/client/copy-page';

const writeText = jest.fn<Promise<void>, [string]>();
const fetchPage = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string]>();
Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
Object.defineProperty(globalThis, 'fetch', {value: fetchPage});
beforeAll(startCopyPage);

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  fetchPage.mockReset().mockResolvedValue({ok: true, status: 200, text: () => Promise.resolve('# Record')});
  document.body.innerHTML = '<button data-copy-page="/record.md" data-done="Copied"><span>Copy page</span></button>';
});
afterEach(() => jest.useRealTimers());

const button = (): HTMLButtonElement => document.querySelector('button')!;

test('a click copies what is at the address, and says so for three seconds', async () => {
  document.querySelector('span')!.click();
  await jest.advanceTimersByTimeAsync(100);
  expect(fetchPage).toHaveBeenCalledWith('/record.md');
  expect(writeText).toHaveBeenCalledWith('# Record');
  expect(button()).toHaveAttribute('data-state', 'copied');
  expect(button()).toBeDisabled();
  expect(document.querySelector('[role=status]')).toHaveTextContent('Copied');
  await jest.advanceTimersByTimeAsync(3000);
  expect(button()).not.toHaveAttribute('data-state');
  expect(button()).toBeEnabled();
});

test('a page that does not answer is not copied, and the button stays usable', async () => {
  fetchPage.mockResolvedValue({ok: false, status: 404, text: () => Promise.resolve('Not found')});
  await copyPage(button());
  expect(writeText).not.toHaveBeenCalled();
  expect(button()).toHaveAttribute('data-state', 'failed');
  expect(button()).toBeEnabled();
});
