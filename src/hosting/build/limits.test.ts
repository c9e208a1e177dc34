import {describeLimits} from './limits';

test('each limit is listed with the remaining amount', () => {
  const size = {files: 9_000, bytes: 312e6, largest: 5e6, headerRules: 24, redirects: 620, patternRedirects: 8};
  expect(describeLimits(size)).toEqual([
    'Cloudflare Pages, free plan: 9,000 of 20,000 files (11,000 left), 620 of 2,000 redirects (1,380 left), ' +
      '8 of 100 redirect patterns (92 left), 24 of 100 header rules (76 left), ' +
      '5 of 26 MB for the largest file (21 MB left)',
    'GitHub Pages: 312 of 1,000 MB in all (688 MB left)',
  ]);
});
