import {tidyPath} from './tidy-address';

test.each([
  ['/docs/manual/latest/record.html', '/docs/manual/latest/record'],
  ['/docs/manual/latest/record/index.html', '/docs/manual/latest/record'],
  ['/docs/manual/latest/record', '/docs/manual/latest/record'],
  ['/docs/manual/latest/record/', '/docs/manual/latest/record'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/404.html', '/404.html'],
  ['/docs/html', '/docs/html'],
])('%s is shown as %s', (path, tidy) => expect(tidyPath(path, '/')).toBe(tidy));

test('a site served under a path keeps the path', () => {
  expect(tidyPath('/base/index.html', '/base/')).toBe('/base/');
  expect(tidyPath('/base/', '/base/')).toBe('/base/');
  expect(tidyPath('/base/blog.html', '/base/')).toBe('/base/blog');
  expect(tidyPath('/base/404.html', '/base/')).toBe('/base/404.html');
});
