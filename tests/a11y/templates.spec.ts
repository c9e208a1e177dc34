/** axe over every page template, in both themes. */
import AxeBuilder from '@axe-core/playwright';
import {expect, open, test} from '../e2e/fixtures';

const templates = [
  '/',
  '/docs/manual/latest/introduction',
  '/docs/manual/next/record',
  '/docs/manual/next/build-configuration-schema',
  '/docs/manual/latest/warning-numbers',
  '/docs/manual/next/import-export',
  '/docs/manual/v8.0.0/introduction',
  '/docs/react/latest/introduction',
  '/community/overview',
  '/blog',
  '/blog/tags',
  '/blog/archive',
  '/try',
  '/syntax-lookup',
  '/syntax-lookup/as-decorator',
  '/syntax-lookup/triangle-pipe',
  '/packages',
  '/search',
  '/404.html',
];

for (const path of templates) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} has no violation`, async ({page, errors}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, path);
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)).toEqual([]);
      if (path === '/404.html') errors.length = 0;
    });
  }
}
