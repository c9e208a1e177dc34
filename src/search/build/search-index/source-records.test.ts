import {readSource} from './source-records';

const text = (value: string) => ({kind: 'text', text: value, anchor: undefined});
const heading = (level: number, value: string, anchor?: string) => ({kind: 'heading', level, text: value, anchor});

test('a source yields the headings and texts of its page', () => {
  const source = `---
title: Pipe
---

The pipe \`->\` is [a call](function.mdx).

## Placeholders {/* #pipe-placeholders */}

- One
  - Inside

| a | b |
| --- | --- |
| 1 | \`2\` |

:::note

Careful.

:::

\`\`\`res
let a = 1
\`\`\`

<WarningTable />

<Exercise id="add" title="Add up">

Do it.

</Exercise>

## What binds tighter
`;
  expect(readSource(source, 'Pipe')).toEqual([
    heading(1, 'Pipe'),
    text('The pipe -> is a call.'),
    heading(2, 'Placeholders', 'pipe-placeholders'),
    text('One'),
    text('Inside'),
    text('1 · 2'),
    text('Careful.'),
    heading(2, 'What binds tighter', 'what-binds-tighter'),
  ]);
});

test('a page keeps a title in its body', () => {
  expect(readSource('# Own\n\nText', 'Other')).toEqual([heading(1, 'Own'), text('Text')]);
});
