import {pasteMessage, preparePaste, queryOfMessage} from '@site/src/features/search/pasted-message';
import {createExplainer} from '@site/src/lib/error-pages/explain';
import {QUERY_LIMIT} from '@site/src/lib/search/limits';

const input = document.body.appendChild(document.createElement('input'));

function paste(text: string): {readonly prevented: boolean} {
  let prevented = false;
  pasteMessage({
    target: input,
    clipboardData: {getData: () => text},
    preventDefault: () => (prevented = true),
  });
  return {prevented};
}

test("until the pages are known, pasting is the browser's own", () => {
  expect(paste("The value x can't be found").prevented).toBe(false);
});

test('a pasted message becomes the title of its page, and the field says so', async () => {
  preparePaste();
  await new Promise((resolve) => setTimeout(resolve));
  const inputs: string[] = [];
  input.addEventListener('input', () => inputs.push(input.value));
  input.value = 'before';
  expect(paste("  We've found a bug for you!\n  Cart.res:1:1\n\n  The value x can't be found").prevented).toBe(true);
  expect(inputs).toEqual(["The value … can't be found"]);
});

test('other text is pasted unchanged', () => {
  expect(paste('Array.map').prevented).toBe(false);
});

test('a long title is cut between two words', () => {
  const title = 'word '.repeat(20).trim();
  const query = queryOfMessage('abc', createExplainer([{slug: 'a', title, messages: ['abc']}])) ?? '';
  expect(query.length).toBeLessThanOrEqual(QUERY_LIMIT);
  expect(query).toMatch(/^(?:word )+word$/);
});
