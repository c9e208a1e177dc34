/** @jest-environment jsdom */
import {progressKey} from '../core/progress';
import {onRouteDidUpdate} from './start-exercises';

const heading = (): string => document.querySelector('h3')?.textContent ?? '';

test('a page shows what the storage has about its exercises', async () => {
  document.body.innerHTML =
    '<section class="exercise" data-exercise="record#one" data-progress="tutorial-v12.0.0" data-exercise-words=\'{"done": "done"}\'><h3>One</h3></section>';
  localStorage.setItem(progressKey('v12.0.0'), JSON.stringify({done: ['record#one'], drafts: {}}));
  onRouteDidUpdate();
  while (heading() === 'One') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(heading()).toBe('One done');
});
