import {pathAndHash, transformItems} from './algolia-hits';

const hit = {
  objectID: '1',
  url: 'https://rescript-lang.org/docs/manual/latest/array-and-list?x=1#array-int',
  hierarchy: {lvl0: 'Types & <more>', lvl1: 'array<int>', lvl2: null},
  content: 'An `array<int>` & "more"',
  _snippetResult: {
    hierarchy: {lvl1: {value: '<mark>array</mark><int>', matchLevel: 'full'}},
    content: {value: `An \`<mark>array</mark><int>\` <mark onclick="x">'`, matchLevel: 'full'},
  },
};

test('hits lead to path and hash and have no tags but the marks; the group’s title is inserted as text', () => {
  const before = structuredClone(hit);
  expect(transformItems([hit], () => undefined)).toEqual([
    {
      objectID: '1',
      url: '/docs/manual/latest/array-and-list#array-int',
      hierarchy: {lvl0: 'Types & <more>', lvl1: 'array&lt;int&gt;', lvl2: null},
      content: 'An `array&lt;int&gt;` &amp; &quot;more&quot;',
      _snippetResult: {
        hierarchy: {lvl1: {value: '<mark>array</mark>&lt;int&gt;', matchLevel: 'full'}},
        content: {
          value: "An `<mark>array</mark>&lt;int&gt;` &lt;mark onclick=&quot;x&quot;&gt;'",
          matchLevel: 'full',
        },
      },
    },
  ]);
  expect(hit).toEqual(before);
});

test('hits from a stored search have no snippets', () => {
  const {_snippetResult, ...stored} = hit;
  expect(transformItems([stored], () => undefined)[0]).not.toHaveProperty('_snippetResult');
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
