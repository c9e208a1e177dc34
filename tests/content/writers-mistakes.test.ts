/**
 * Mistakes writers make, each with what they're told, word for word: file and line, what is wrong, and how to fix it.
 * `where` says who tells them: `check` is npm run check; everything there also fails the build. Examples show it in the page
 * and in the terminal of npm start too; `everywhere` is check, build and npm start in the same words.
 */
import {forgetFolders} from './writers-mistakes/ask';
import {IN_EXAMPLES} from './writers-mistakes/examples';
import {IN_NAMES} from './writers-mistakes/names';
import {IN_PAGES} from './writers-mistakes/pages';

afterAll(forgetFolders);

const MISTAKES = [...IN_EXAMPLES, ...IN_PAGES, ...IN_NAMES];

test('there are at least twenty', () => expect(MISTAKES.length).toBeGreaterThanOrEqual(20));

test.each(MISTAKES)('%s: %s', async (_, mistake, told, sentence) => {
  expect(await told()).toBe(sentence);
  expect({mistake, place: /^[\w./-]+:\d+/.test(sentence)}).toEqual({mistake, place: true});
});
