import {escapeMarked} from './escape-hit';
import {pathAndHash} from './result-url';
import {transformItems} from './transform-items';

const hit = {
  objectID: '1',
  url: 'https://rescript-lang.org/docs/manual/latest/array-and-list?x=1#array-int',
  hierarchy: {lvl0: 'Types & <more>', lvl1: 'array<int>', lvl2: null},
  content: 'An `array<int>` & "more"',
  _snippetResult: {
    hierarchy: {lvl1: {value: '<mark>array</mark><int>', matchLevel: 'full'}},
    content: {value: 'An `<mark>array</mark><int>` <script>', matchLevel: 'full'},
  },
};

describe('hits, prepared for display', () => {
  const [shown] = transformItems([hit], () => undefined);
  test('lead to path and hash', () => expect(shown?.url).toBe('/docs/manual/latest/array-and-list#array-int'));
  test('have no tags except the highlights', () => {
    expect(shown?.hierarchy.lvl1).toBe('array&lt;int&gt;');
    expect(shown?.content).toBe('An `array&lt;int&gt;` &amp; &quot;more&quot;');
    expect(shown?._snippetResult.hierarchy.lvl1).toEqual({value: '<mark>array</mark>&lt;int&gt;', matchLevel: 'full'});
    expect(shown?._snippetResult.content.value).toBe('An `<mark>array</mark>&lt;int&gt;` &lt;script&gt;');
  });
  test('keep the group’s title, which is inserted as text', () => expect(shown?.hierarchy.lvl0).toBe('Types & <more>'));
  test('don’t get missing fields added', () => expect(shown?.hierarchy.lvl2).toBeNull());
  test('stay unchanged', () => expect(hit.content).toBe('An `array<int>` & "more"'));
  test('from a stored search have no snippets', () => {
    const {_snippetResult, ...stored} = hit;
    expect(transformItems([stored], () => undefined)[0]).not.toHaveProperty('_snippetResult');
  });
});

test.each(['/docs/manual/latest/record', 'https://', '', 'javascript:alert(1)', 'http://[x]/'])(
  'a hit with the address "%s" is logged and dropped',
  (url) => {
    const messages: string[] = [];
    expect(transformItems([hit, {...hit, url}], (message) => messages.push(message))).toHaveLength(1);
    expect(messages).toEqual([
      `A search hit has the address "${url}", which isn't an absolute http URL, so it isn't shown.`,
    ]);
  },
);

test('an address without a hash is a path', () =>
  expect(pathAndHash('http://localhost:4173/base/blog')).toBe('/base/blog'));

test('double quotes can’t end an attribute', () =>
  expect(escapeMarked(`<mark onclick="x">'`)).toBe("&lt;mark onclick=&quot;x&quot;&gt;'"));
