/** @jest-environment jsdom */
import {loadExplainer} from '@site/src/client/error-finder/explainer';
import {pasteMessage, queryOfMessage} from '@site/src/features/search/pasted-message';
import {createExplainer} from '@site/src/lib/error-pages/explain';
import {QUERY_LIMIT} from '@site/src/lib/search/limits';

jest.mock('@site/src/client/error-finder/explainer', () => {
  const actual = jest.requireActual<{loadExplainer: typeof loadExplainer}>('@site/src/client/error-finder/explainer');
  return {loadExplainer: jest.fn(actual.loadExplainer)};
});

const input = document.body.appendChild(document.createElement('input'));

/** Pastes as a browser does: the event, then the text in the field. */
async function paste(text: string): Promise<string> {
  const handled = pasteMessage({target: input, clipboardData: {getData: () => text}});
  input.value = text.replace(/\n/g, ' ').slice(0, QUERY_LIMIT);
  await handled;
  return input.value;
}

const message = "  We've found a bug for you!\n  Cart.res:1:1\n\n  The value x can't be found";

test('a pasted message becomes the title of its page, and the field says so', async () => {
  const inputs: string[] = [];
  input.addEventListener('input', () => inputs.push(input.value));
  expect(await paste(message)).toBe("The value … can't be found");
  expect(inputs).toEqual(["The value … can't be found"]);
});

test('other text is pasted unchanged', async () => {
  expect(await paste('Array.map')).toBe('Array.map');
});

test('what the reader writes while the list of errors loads stays', async () => {
  jest.mocked(loadExplainer).mockImplementationOnce(() => {
    input.value = 'option';
    return loadExplainer();
  });
  expect(await paste(message)).toBe('option');
});

test('without the list of errors, pasting is the browser’s own', async () => {
  jest.mocked(loadExplainer).mockRejectedValueOnce(new Error('offline'));
  expect(await paste('The value x')).toBe('The value x');
});

test('a long title is cut between two words', () => {
  const title = 'word '.repeat(20).trim();
  const query = queryOfMessage('abc', createExplainer([{slug: 'a', title, messages: ['abc']}])) ?? '';
  expect(query.length).toBeLessThanOrEqual(QUERY_LIMIT);
  expect(query).toMatch(/^(?:word )+word$/);
});
