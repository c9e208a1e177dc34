import {gzipSize} from './use-size';

test('the size of a text after gzip counts bytes', async () => {
  expect(await gzipSize('')).toBe(20);
  expect(await gzipSize('żółć'.repeat(1000))).toBeLessThan(100);
});
