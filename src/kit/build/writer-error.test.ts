import {inspect} from 'node:util';
import {writerError} from './writer-error';

/** What is printed of an error that Docusaurus wraps twice. */
const print = (cause: Error): string =>
  inspect(new Error('The build fails.', {cause: new Error('The page fails.', {cause})}), {depth: Infinity});

test('an error about a text is printed without stacks, and other errors keep theirs', () => {
  const message = 'docs/a.mdx:1: what is wrong.';
  expect(writerError(message)).toMatchObject({message, stack: message});
  expect(print(writerError(message))).toContain(`[${message}]`);
  expect(print(writerError(message))).not.toMatch(/^\s+at /m);
  expect(print(new TypeError('A fault.')).match(/^\s+at /gm)!.length).toBeGreaterThan(2);
});
