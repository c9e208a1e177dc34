import {linkMessage} from '../../../../src/features/playground/run/link-message';
import {LinkError, linkProgram} from '../../../../src/lib/playground/link-program';

const linker = {resolve: () => undefined, load: () => Promise.reject(new Error('nothing is loaded'))};

test.each(['node:fs', './shop.res.js', 'date-fns'])('the page says what linkProgram says about %s', async (name) => {
  const error: unknown = await linkProgram(`import * as It from "${name}";\n`, linker).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof LinkError)) throw new Error('The program was linked.');
  expect(error.problem?.name).toBe(name);
  expect(linkMessage(error)).toBe(error.message);
});

test('an error without a known problem keeps its message', () => {
  expect(linkMessage(new LinkError('The program contains an unsupported character.'))).toBe(
    'The program contains an unsupported character.',
  );
});
