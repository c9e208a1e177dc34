import {inlineScripts, sharedScripts} from '../../../../src/lib/hosting/inline-scripts';

const page = (address: string, ...scripts: string[]) => ({address, scripts});

test('inline scripts are found as they are written; files and data are none', () => {
  const html =
    '<script>first()</script><script src=/a.js defer></script><script defer src="/b.js"></script>' +
    '<script type=application/ld+json>{"a":1}</script><script type="application/json">{}</script><SCRIPT type="module">\nsecond()\n</SCRIPT >';
  expect(inlineScripts(html)).toEqual(['first()', '\nsecond()\n']);
});

test('scripts that all pages share pass', () => {
  expect(sharedScripts([page('/', 'theme', 'tabs'), page('/a', 'tabs', 'theme')], 2)).toEqual(['theme', 'tabs']);
});

test('a planted script of one page fails the build, and says what to do', () => {
  expect(() => sharedScripts([page('/', 'theme'), page('/a', 'theme', 'track()')], 2)).toThrow(
    '/a has an inline script that not every page has: track()… Move it to a file of src/client',
  );
});

test('a script too many on every page fails the build', () => {
  expect(() => sharedScripts([page('/', 'theme', 'new'), page('/a', 'theme', 'new')], 1)).toThrow('Every page has 2 inline scripts instead of 1.');
});
