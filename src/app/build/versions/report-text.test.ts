import {
  apiText,
  examplesText,
  newsOf,
  readingText,
  renamedIn,
  type ApiDifferences,
  type ComparedExample,
  type NamingLine,
  type Result,
} from './report-text';

const result: Result = {compiled: true, output: 'let a = 1;', types: 'a: int', message: '', warnings: ''};
const example = (place: string, after: Partial<Result>, before: Partial<Result> = {}): ComparedExample => ({
  place,
  before: {...result, ...before},
  after: {...result, ...after},
});

test('what differs is in the order of what a maintainer has to do about it', () => {
  const failure = {compiled: false, output: '', types: '', message: "We've found a bug for you!"};
  const text = examplesText(
    [
      example('a.mdx:1', {output: 'let b = 1;'}),
      example('b.mdx:2', {output: 'let a = 2;', types: 'a: float'}),
      example('c.mdx:3', {}, failure),
      {...example('d.mdx:4', failure), wrong: "d.mdx:4 doesn't compile with v3.0.0. Fix the code."},
      example('e.mdx:5', {warnings: '32'}),
    ],
    50,
  ).join('\n\n');
  expect(text).toMatch(/^## Examples\n\nDifferent: 5 of 50\. No longer what the page says: 1\./);
  expect(text.match(/^### .*$/gm)).toEqual([
    '### No longer what the page says (1)',
    '### Rejected by the new release (1)',
    '### Accepted by the new release (1)',
    '### Other differences (2)',
    '### Only names of the output differ (1)',
  ]);
  expect(text).toContain("d.mdx:4:\n\n````text\nWe've found a bug for you!");
  expect(text).toContain("c.mdx:3 failed with:\n\n````text\nWe've found a bug for you!");
  expect(text).toContain('b.mdx:2 (output, types):\n\n````diff');
  expect(text).toContain('-let a = 1;\n-a: int\n+let a = 2;\n+a: float');
  expect(text).toContain('e.mdx:5 (warnings):');
  expect(text).toContain('- a.mdx:1: `a` → `b`');
});

test.each([
  ['let a = x.a;\nf(a);', 'let b = x.a;\nf(b);', '`a` → `b`'],
  ['let a$1 = 1;\nlet c = 2;', 'let b = 1;\nlet d = 2;', '`a$1` → `b`, `c` → `d`'],
  ['let a = 1;\nf(a, a);', 'let b = 1;\nf(b, a);', '`a` → `b`'],
  ['let a = 1;', 'let a = 2;', undefined],
  ['let a = "a";', 'let a = "b";', undefined],
  ['let a = 1;\nf(a);', 'let b = 1;\nf(b);\ng();', undefined],
  ['let a = 1;\nf(a);', 'let b = 1;\nlet c = 2;\nf(c);', undefined],
  ['let a = 1;\nlet b = 2;', 'let c = 1;\nlet c = 2;', undefined],
  ['f(a);', 'f(b);', undefined],
])('%j and %j differ in the names %p', (before, after, names) => expect(renamedIn(before, after)).toBe(names));

const api: ApiDifferences = {
  added: [],
  removed: [],
  deprecated: [],
  signatures: [],
  successors: [],
  columns: ['library', 'items', 'migrated'],
  before: [
    ['stdlib', '10', '3'],
    ['js', '20', '9'],
  ],
  now: [
    ['stdlib', '10', '3'],
    ['js', '20', '9'],
  ],
};

test('an API without differences takes two sentences', () => {
  expect(apiText(api)).toEqual([
    '## API\n\nNames: 0 added, 0 removed, 0 deprecated, 0 with another signature, 0 with another successor.',
    '### Counts to confirm\n\nAll of them are what they were (items, migrated, in each library).',
  ]);
});

test('names that lose their successor are listed, with a warning', () => {
  const text = apiText({
    ...api,
    added: ['`Array.last`: `let last: …`'],
    signatures: [{name: 'String.compare', before: 'let compare: (t, t) => int', now: 'let compare: (t, t) => float'}],
    successors: [
      {name: 'Js.Array.map', before: 'Array.map', now: undefined},
      {name: 'Js.Array.last', before: undefined, now: 'Array.last'},
    ],
    now: [
      ['stdlib', '11', '3'],
      ['js', '20', '0'],
      ['dom', '2', '0'],
    ],
  }).join('\n\n');
  expect(text).toContain(
    'Names: 1 added, 0 removed, 0 deprecated, 1 with another signature, 2 with another successor.',
  );
  expect(text).toContain('**Deprecated names that lead nowhere now: 1.** Find out why');
  expect(text).toContain('### Added (1)\n\n- `Array.last`');
  expect(text).not.toContain('### Removed');
  expect(text).toContain('-let compare: (t, t) => int\n+let compare: (t, t) => float');
  expect(text).toContain('- `Js.Array.map`: `Array.map` → none\n- `Js.Array.last`: none → `Array.last`');
  expect(text).toContain('| stdlib | **10 → 11** | 3 |\n| js | 20 | **9 → 0** |\n| dom | **0 → 2** | 0 |');
});

test('entries of a changelog after the former release, with pre-releases', () => {
  const changelog = [
    '# Changelog',
    ...['# 3.2.0 (unreleased)', '- Later'],
    ...['# 3.1.0', '#### :bug: Bug fix', '- Fix A', '# 3.1.0-beta.1', '#### :rocket: New Feature', '- Add B'],
    ...['# 3.0.0', '- Former'],
  ].join('\n');
  expect(newsOf(changelog, 'rescript', '3.0.0', '3.1.0')).toBe(
    '### rescript 3.1.0\n\n#### Bug fix\n- Fix A\n\n### rescript 3.1.0-beta.1\n\n#### New Feature\n- Add B',
  );
  expect(newsOf('## 0.9.0\n\n- C\n\n## 0.8.0\n\n- D', 'react', '0.8.0', '0.9.0')).toBe('### react 0.9.0\n\n- C');
  expect(newsOf('Nothing', 'react', '0.8.0', '0.9.0')).toBe('');
});

test('lines to read, pages first, and the guides to run', () => {
  const line = (file: string, text: string, replaced = false): NamingLine => ({file, line: 7, text, replaced});
  const found = {
    former: ['3.0.0'],
    lines: [
      line('docs/a.mdx', `${'word '.repeat(40)}with 3.0.0, ${'word '.repeat(40)}`),
      line('docs/b.mdx', '"rescript": "3.0.0"', true),
      line('docs/b.mdx', '"@rescript/runtime": "3.0.0"', true),
      line('docs/c.mdx', 'npm install rescript@3.0.0', true),
      line('src/a.ts', '/** `3.0.0` */'),
      line('src/README.md', 'such as 3.0.0'),
    ],
    guides: ['docs/b.mdx'],
    mentions: [
      {name: 'String.compare', places: ['docs/d.mdx:3']},
      {name: 'Array.last', places: []},
    ],
  };
  const text = readingText(found).join('\n\n');
  expect(text).toMatch(/Pages that name 3\.0\.0 \(1\)\n\n- docs\/a\.mdx:7 `… [word ]+ with 3\.0\.0, [word ]+ …`/);
  expect(text).toContain('- `String.compare`: docs/d.mdx:3');
  expect(text).not.toContain('Array.last');
  expect(text).toContain('npm run guides docs/b.mdx\n');
  expect(readingText({...found, guides: []}).join('\n')).not.toContain('npm run guides');
  expect(text).toContain('replaces the release (2)');
  expect(text).toContain("- src/a.ts:7 `/** '3.0.0' */`\n- src/README.md:7 `such as 3.0.0`");
});
