import {isReached, readGoal} from './goal';

test('the title of a fence says what kind of goal it is', () => {
  expect(readGoal('Console', 'Hello\n')).toEqual({kind: 'console', text: 'Hello\n'});
  expect(readGoal('Page', 'Hello\n')).toEqual({kind: 'page', text: 'Hello\n'});
  const page = {kind: 'page', text: '40 min\n'};
  expect(readGoal('Page after choosing “Bell tower”', '40 min\n')).toEqual({...page, choose: 'Bell tower'});
  expect(readGoal('Page après le choix de «\u00a0Beffroi\u00a0»', '40 min\n')).toEqual({...page, choose: 'Beffroi'});
  expect(readGoal('Output', 'Hello\n')).toBeUndefined();
});

test('the console has to print the same lines; spaces at their ends cannot be seen', () => {
  const goal = {kind: 'console', text: 'one\ntwo\n'} as const;
  expect(isReached(goal, 'one \ntwo')).toBe(true);
  expect(isReached(goal, 'one two')).toBe(false);
  expect(isReached(goal, 'one\ntwo\nthree')).toBe(false);
  expect(isReached(goal, '')).toBe(false);
});

test('a page has to show the same text, wherever its layout breaks it', () => {
  const goal = {kind: 'page', text: 'A walk\nBell tower\n'} as const;
  expect(isReached(goal, 'A walk\n\nBell\u00a0tower')).toBe(true);
  expect(isReached(goal, 'A walkBell tower')).toBe(true);
  expect(isReached(goal, 'Bell tower A walk')).toBe(false);
});
