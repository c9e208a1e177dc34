/** @jest-environment jsdom */
import {englishWords} from '@site/src/kit/core/built-component/built-component';
import {guideSection} from '@site/src/manual/core/config-schema/guide';
import {configKeys} from '@site/src/manual/core/config-schema/keys';
import {SCHEMA_LABELS} from '@site/src/manual/core/config-schema/labels';
import {renderConfigKeys, type SchemaPlace} from '@site/src/manual/core/config-schema/render';
import type {JsonSchema} from '@site/src/manual/core/config-schema/json-schema';

function render(
  properties: Record<string, JsonSchema>,
  place: Partial<SchemaPlace> = {},
  required: readonly string[] = [],
) {
  const defaults: SchemaPlace = {
    words: englishWords(SCHEMA_LABELS),
    verdicts: new Map(),
    guide: () => undefined,
    ownAddress: () => undefined,
  };
  const block = renderConfigKeys(configKeys({properties, required}), {...defaults, ...place});
  document.body.innerHTML = block.html;
  return {block, item: (id: string) => document.getElementById(id)?.closest('[data-item]') as HTMLElement};
}

const nested: Record<string, JsonSchema> = {
  name: {type: 'string', description: 'Its name'},
  jsx: {
    type: 'object',
    properties: {version: {enum: [3, 4]}, module: {type: 'string', description: 'Default: react.'}},
  },
};

test("every key has its path as id, and child keys are in their parent's section", () => {
  const {block, item} = render(nested);
  expect(block.anchors).toEqual(['name', 'jsx', 'jsx.version', 'jsx.module']);
  expect(block.anchors.every((id) => document.getElementById(id) !== null)).toBe(true);
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
    verdicts: new Map([
      ['gone', {kind: 'unsupported'}],
      ['unknown', {kind: 'ignored'}],
    ]),
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
  const {block, item} = render(nested, {guide});
  expect(item('jsx.version').querySelector('.guide a')?.getAttribute('href')).toBe(
    '/docs/manual/next/build-configuration#jsx-version',
  );
  expect(item('jsx.module').querySelector('.guide a')?.getAttribute('href')).toBe(
    '/docs/manual/next/build-configuration#jsx',
  );
  expect(item('name').querySelector('.guide')).toBeNull();
  expect(new Set(block.links)).toEqual(
    new Set(['/docs/manual/next/build-configuration#jsx', '/docs/manual/next/build-configuration#jsx-version']),
  );
});

test('names, values and descriptions are escaped', () => {
  const {block} = render({
    '<b>"x"': {enum: ['<i>"'], description: '<script>alert(1)</script>'},
    y: {type: 'string', default: '<u>'},
  });
  expect(document.querySelectorAll('b, i, u, script')).toHaveLength(0);
  expect(block.html).toContain('id="&lt;b&gt;&quot;x&quot;"');
});
