/** @jest-environment node */
import {listTree, sizeInWords} from '../../../../src/lib/markdown-twin/lists';
import {twinText} from '../../../../src/lib/markdown-twin/twin';

test('a list has the form of llmstxt.org', () => {
  const tree = listTree({
    title: 'Docs',
    summary: 'What it holds.',
    notes: ['A note.'],
    sections: [
      {title: 'Pages', links: [{title: 'A [b]', address: 'https://example.org/a.md', about: 'About a.'}, {title: 'C', address: 'https://example.org/c.md', about: ''}]},
      {title: 'Empty', links: []},
    ],
  });
  expect(twinText(tree)).toBe('# Docs\n\n> What it holds.\n\nA note.\n\n## Pages\n\n- [A \\[b\\]](https://example.org/a.md): About a.\n- [C](https://example.org/c.md)\n');
});

test.each([
  [10, '1 KB'],
  [357_600, '358 KB'],
  [2_449_000, '2.4 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
