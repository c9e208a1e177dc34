import {inlineScripts, sharedScripts} from './inline-scripts';

const page = (address: string, ...scripts: string[]) => ({address, scripts});

test("inline scripts are found unchanged; files and data aren't inline scripts", () => {
  const html =
    '<script>first()</script><script src=/a.js defer></script><script defer src="/b.js"></script>' +
    '<script type=application/ld+json>{"a":1}</script><script type="application/json">{}</script><SCRIPT type="module">\nsecond()\n</SCRIPT >';
  expect(inlineScripts(html)).toEqual(['first()', '\nsecond()\n']);
});

test('scripts that all pages share pass', () => {
  expect(sharedScripts([page('/', 'theme', 'tabs'), page('/a', 'tabs', 'theme')], 2)).toEqual(['theme', 'tabs']);
});

test('a script added to a single page fails the build with a message that says what to do', () => {
  expect(() => sharedScripts([page('/', 'theme'), page('/a', 'theme', 'track()')], 2)).toThrow(
    '/a has an inline script that not every page has: track()… Move it to a file in a folder browser/',
  );
});

test('one script too many on every page fails the build', () => {
  expect(() => sharedScripts([page('/', 'theme', 'new'), page('/a', 'theme', 'new')], 1)).toThrow(
    'Every page has 2 inline scripts instead of 1.',
  );
});
