/** @jest-environment jsdom */
import {englishWords} from '../../../kit/core/built-component/built-component';
import type {JsonSchema} from './json-schema';
import {configKeys} from './keys';
import {guideSection, renderConfigKeys, renderDescription, renderInline, type SchemaPlace} from './render';
import {SCHEMA_LABELS} from './words';

function render(
  properties: Record<string, JsonSchema>,
  place: Partial<SchemaPlace> = {},
  required: readonly string[] = [],
) {
  const defaults: SchemaPlace = {
    words: englishWords(SCHEMA_LABELS),
    verdicts: {},
    guide: () => undefined,
    ownAddress: () => undefined,
  };
  const html = String(renderConfigKeys(configKeys({properties, required}), {...defaults, ...place}).html);
  document.body.innerHTML = html;
  return {html, item: (id: string) => document.getElementById(id)?.closest('[data-item]') as HTMLElement};
}

const nested: Record<string, JsonSchema> = {
  name: {type: 'string', description: 'Its name'},
  jsx: {
    type: 'object',
    properties: {version: {enum: [3, 4]}, module: {type: 'string', description: 'Default: react.'}},
  },
};

test("every key has its path as id, and child keys are in their parent's section", () => {
  const {item} = render(nested);
  expect([...document.querySelectorAll('h3, dt')].map(({id}) => id)).toEqual([
    'name',
    'jsx',
    'jsx.version',
    'jsx.module',
  ]);
  expect(item('jsx').contains(item('jsx.version'))).toBe(true);
  expect(item('name').querySelector('h3')?.textContent).toBe('name');
  expect(document.querySelector('a.hash-link[href="#jsx.version"]')?.getAttribute('aria-label')).toBe(
    'Direct link to jsx.version',
  );
});

test('the facts about a key are on one line', () => {
  const {item} = render(nested, {}, ['name']);
  expect(item('name').querySelector('.facts')?.textContent).toBe('string required');
  expect(item('jsx.module').querySelector('.facts')?.textContent).toBe('string default react');
  expect(item('jsx.version').textContent).toContain('Values: 3, 4');
});

test('values of one form among several name the form', () => {
  const {item} = render({public: {oneOf: [{type: 'array', items: {type: 'string'}}, {enum: ['all']}]}});
  expect(item('public').textContent).toContain('Values as string: "all"');
});

test('the build tool’s output takes precedence over the schema', () => {
  const keys: Record<string, JsonSchema> = {
    old: {type: 'string', description: 'Old (deprecated, use new instead)'},
    new: {type: 'string'},
    gone: {type: 'string'},
    unknown: {type: 'string'},
  };
  const {item} = render(keys, {
    verdicts: {
      gone: {kind: 'unsupported'},
      unknown: {kind: 'ignored'},
    },
  });
  expect(item('old').querySelector('.warn')?.textContent).toBe('deprecated, use new instead');
  expect(item('old').querySelector('.warn a')?.getAttribute('href')).toBe('#new');
  expect(item('gone').querySelector('.warn')?.textContent).toContain('not supported');
  expect(item('unknown').querySelector('.warn')?.textContent).toContain('ignored');
  expect(item('new').querySelector('.warn')).toBeNull();
});

test('a key links to its own section, otherwise to its parent key’s', () => {
  const guide = (path: string) =>
    guideSection(path, new Set(['jsx', 'jsx-version']), '/docs/manual/next/build-configuration');
  const {item} = render(nested, {guide});
  expect(item('jsx.version').querySelector('.guide a')?.getAttribute('href')).toBe(
    '/docs/manual/next/build-configuration#jsx-version',
  );
  expect(item('jsx.module').querySelector('.guide a')?.getAttribute('href')).toBe(
    '/docs/manual/next/build-configuration#jsx',
  );
  expect(item('name').querySelector('.guide')).toBeNull();
});

test('names, values and descriptions are escaped', () => {
  const {html} = render({
    '<b>"x"': {enum: ['<i>"'], description: '<script>alert(1)</script>'},
    y: {type: 'string', default: '<u>'},
  });
  expect(document.querySelectorAll('b, i, u, script')).toHaveLength(0);
  expect(html).toContain('id="&lt;b&gt;&quot;x&quot;"');
});

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
