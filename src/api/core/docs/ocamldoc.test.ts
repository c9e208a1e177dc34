import {ocamldocLinks, ocamldocToMarkdown} from '@site/src/api/core/docs/ocamldoc';

test.each([
  ['code and styles', '[map f xs] is {b strict}, {i not} lazy', '`map f xs` is **strict**, *not* lazy'],
  ['brackets in code', '[[|1;2|]] and [\\[%re "/a/"\\]]', '`[|1;2|]` and `[%re "/a/"]`'],
  [
    'links to items',
    'see {!List.map}, {!val:keep} and {! Belt_Array.get}',
    'see [`List.map`](), [`keep`]() and [`Belt.Array.get`]()',
  ],
  ['headings', '{4 Syntax sugar}\ntext', '### Syntax sugar\n\ntext'],
  ['characters with a meaning in Markdown', 'a * b_c <d> # \\{\\}', 'a \\* b\\_c \\<d> \\# {}'],
  ["stars of the comment's frame", 'first\n *  second', 'first\n  second'],
  ["indentation doesn't make code", 'first\n\n      second', 'first\n\nsecond'],
  ['Markdown stays unchanged', '`make _ value_`', '`make _ value_`'],
  ['an open bracket', 'an [ open bracket', 'an [ open bracket'],
])('%s', (_name, comment, markdown) => expect(ocamldocToMarkdown(comment)).toBe(markdown));

test('code blocks lose their indentation', () => {
  expect(ocamldocToMarkdown('Text\n    {[\n      let x = 1\n        in x \\@\\@ y\n    ]}')).toBe(
    'Text\n\n```ml\nlet x = 1\n  in x @@ y\n```',
  );
  expect(ocamldocToMarkdown('Text {[ ]} end')).toBe('Text  end');
});

test('tags', () => {
  expect(
    ocamldocToMarkdown(
      '@param n how many\n @return [x]\n@raise Not_found when none\n@see <https://x.org> the page\n@since 1.2\n@deprecated use {!y}\n@example {[ z ]}',
    ),
  ).toBe(
    '**Parameter** `n`: how many\n\n**Returns** `x`\n\n**Raises** `Not_found`: when none\n\n**See** [the page](https://x.org)\n\n**Since** 1.2\n\n**Deprecated**: use [`y`]()\n\n## Example\n\n```ml\nz\n```',
  );
  expect(ocamldocToMarkdown('write me@example.org')).toBe('write me@example.org');
});

test('lists and tables', () => {
  expect(ocamldocToMarkdown('{ul\n  {- one [a]}\n\n  {- two}}\nend')).toBe('- one `a`\n- two\n\nend');
  expect(ocamldocToMarkdown('{%html:\n<table>\n<tr> <td>Some a <td>-> \n<tr> <td>None\n</table>\n%}')).toBe(
    '|  |  |\n| --- | --- |\n| `Some a` | `->` |\n| `None` |  |',
  );
});

test('links that later versions still have', () => {
  expect(ocamldocLinks('The type `a`, see {!Js.Promise}. `{x}`')).toBe('The type `a`, see [`Js.Promise`](). `{x}`');
});
