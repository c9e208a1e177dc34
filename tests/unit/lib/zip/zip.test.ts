import {zip} from '../../../../src/lib/zip/zip';
import {unzip} from '../../../support/unzip';

test('files come out of a zip file as they went in', () => {
  const files = {'README.md': '# Żółć 😀\n', 'src/empty.res': '', 'src/Über.res': 'let a = 1\n'.repeat(10_000)};
  const zipped = zip(Object.entries(files).map(([path, text]) => ({path, text})));
  expect(unzip(Buffer.from(zipped))).toEqual(files);
  expect(unzip(Buffer.from(zip([])))).toEqual({});
});
