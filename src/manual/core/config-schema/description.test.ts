import {renderDescription, renderInline} from '@site/src/manual/core/config-schema/description';

const nowhere = (): undefined => undefined;

test('the schemas’ Markdown becomes HTML', () => {
  expect(String(renderDescription('A **b** _c_ `d`', nowhere))).toBe(
    '<p>A <strong>b</strong> <em>c</em> <code>d</code></p>',
  );
  expect(String(renderDescription('One, [Module_a, Module_b] ', nowhere))).toBe('<p>One, [Module_a, Module_b]</p>');
  expect(String(renderInline('- a\n- b', nowhere))).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  expect(String(renderInline('plain', nowhere))).toBe('plain');
});

test('nothing in a description becomes markup of its own', () => {
  expect(String(renderDescription('<img src=x onerror=alert(1)> and <b>', nowhere))).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; and &lt;b&gt;</p>',
  );
  expect(String(renderDescription('<script>alert(1)</script>', nowhere))).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(String(renderDescription('run `cmd <path> & "x"`', nowhere))).toBe(
    '<p>run <code>cmd &lt;path&gt; &amp; &quot;x&quot;</code></p>',
  );
  expect(String(renderDescription('[x](javascript:alert(1))', nowhere))).toBe('<p>x</p>');
  expect(String(renderDescription('[x](https://e.org/"onclick=")', nowhere))).toBe(
    '<p><a href="https://e.org/&quot;onclick=&quot;" target="_blank" rel="noopener noreferrer">x</a></p>',
  );
  expect(String(renderDescription('![alt](https://e.org/a.png)', nowhere))).toBe('<p></p>');
});

test('links to manual pages stay on the site', () => {
  const own = (url: string): string | undefined =>
    url.startsWith('https://rescript-lang.org/') ? '/docs/manual/next/warning-numbers' : undefined;
  expect(String(renderDescription('[a](https://rescript-lang.org/x) [b](http://e.org)', own))).toBe(
    '<p><a href="/docs/manual/next/warning-numbers">a</a> <a href="http://e.org" target="_blank" rel="noopener noreferrer">b</a></p>',
  );
});
