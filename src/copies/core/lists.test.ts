import {listTree} from './lists';
import {copyText} from './copy';

test('a list follows the format of llmstxt.org', () => {
  const tree = listTree({
    title: 'Docs',
    summary: 'What it holds.',
    notes: ['A note.'],
    sections: [
      {
        title: 'Pages',
        links: [
          {title: 'A [b]', address: 'https://example.org/a.md', about: 'About a.'},
          {title: 'C', address: 'https://example.org/c.md', about: ''},
        ],
      },
      {title: 'Empty', links: []},
    ],
  });
  expect(copyText(tree)).toBe(
    '# Docs\n\n> What it holds.\n\nA note.\n\n## Pages\n\n- [A \\[b\\]](https://example.org/a.md): About a.\n- [C](https://example.org/c.md)\n',
  );
});
