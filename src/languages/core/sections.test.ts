import {createHeadingIds} from '../../kit/core/heading-ids';
import {lineChanges, sectionsOf, textOf} from './sections';

const PAGE = `---
title: Record
---

Records have fields.

## Create one {/* #create */}

\`\`\`\`md
## Not a heading
\`\`\`
\`\`\`\`

### The \`details\`

More.

## The details

Other.

`;

test('a page’s sections begin at its headings, not in code, and have the ids of the headings', () => {
  const sections = sectionsOf(PAGE, createHeadingIds());
  expect([...sections].map(([id, {heading}]) => [id, heading])).toEqual([
    ['top', ''],
    ['create', 'Create one'],
    ['the-details', 'The details'],
    ['the-details-1', 'The details'],
  ]);
  expect(textOf(sections.get('the-details-1')!)).toBe('## The details\n\nOther.');
});

test('the lines that went and came are listed', () => {
  expect(lineChanges(['## A', '', 'More.'], ['## A', '', 'Much more.'])).toEqual(['- More.', '+ Much more.']);
});
