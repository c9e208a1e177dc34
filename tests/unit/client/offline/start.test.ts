import {followStored, startOffline} from '../../../../src/client/offline/start';

const setOnline = (onLine: boolean): void => void Object.defineProperty(navigator, 'onLine', {value: onLine, configurable: true});

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  document.body.addEventListener('click', (inner) => followStored(inner), {once: true});
  // jsdom does not navigate: that it is asked to is seen by the event.
  document.querySelector('a, p')!.dispatchEvent(event);
  return event;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('without a network a link to a page is followed as a document', () => {
  setOnline(false);
  expect(click('<a href="/docs">x</a>').defaultPrevented).toBe(true);
});

test('with a network, with a key, or to elsewhere, nothing is done', () => {
  setOnline(true);
  expect(click('<a href="/docs">x</a>').defaultPrevented).toBe(false);
  setOnline(false);
  expect(click('<a href="/docs">x</a>', {ctrlKey: true}).defaultPrevented).toBe(false);
  expect(click('<a href="https://example.org/">x</a>').defaultPrevented).toBe(false);
  expect(click('<a href="#here">x</a>').defaultPrevented).toBe(false);
  expect(click('<p>x</p>').defaultPrevented).toBe(false);
});

test('a click that another part of the page has taken is left to it', () => {
  setOnline(false);
  const taken = jest.spyOn(MouseEvent.prototype, 'preventDefault');
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  event.preventDefault();
  document.body.innerHTML = '<a href="/search">x</a>';
  document.querySelector('a')!.dispatchEvent(event);
  followStored(event);
  expect(taken).toHaveBeenCalledTimes(1);
});

test('a browser without a service worker that answers listens to nothing', () => {
  const listen = jest.spyOn(document.body, 'addEventListener');
  startOffline('/');
  expect(listen).not.toHaveBeenCalled();
});
