/** @jest-environment jsdom */
import {startTypeAhead} from './type-ahead';

const press = (key: string, init: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  document.body.dispatchEvent(event);
  return event;
};

test('typed text is kept and doesn’t reach anything else', () => {
  const stop = startTypeAhead(64);
  const reached = jest.fn();
  document.addEventListener('keydown', reached);
  for (const key of ['m', 'a', 'x', 'Backspace', 'p']) expect(press(key).defaultPrevented).toBe(true);
  expect(stop()).toBe('map');
  expect(reached).not.toHaveBeenCalled();
  expect(press('q').defaultPrevented).toBe(false);
  document.removeEventListener('keydown', reached);
});

test('commands and other keys are ignored', () => {
  const stop = startTypeAhead(64);
  for (const event of [press('r', {ctrlKey: true}), press('Tab'), press('ArrowDown')])
    expect(event.defaultPrevented).toBe(false);
  expect(stop()).toBe('');
});

test('text is limited to the maximum length', () => {
  const stop = startTypeAhead(2);
  for (const key of ['a', 'b', 'c']) press(key);
  expect(stop()).toBe('ab');
});

test('Escape cancels', () => {
  const stop = startTypeAhead(64);
  press('a');
  press('Escape');
  press('b');
  expect(stop()).toBeUndefined();
});
