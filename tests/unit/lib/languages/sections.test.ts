import {changedSections, lineChanges, sectionsOf} from '../../../../src/lib/languages/sections';

const PAGE = `---
title: Record
---

Records have fields.

## Create one {/* #create */}

\`\`\`\`md
## Not a heading
\`\`\`
\`\`\`\`

### Details

More.

## Details

Other.
`;

test('a page’s sections begin at its headings, not in code', () => {
  expect([...sectionsOf(PAGE).keys()]).toEqual(['', 'Create one {/* #create */}', 'Details', 'Details (2)']);
});

test('only sections whose text differs are reported, with their lines', () => {
  expect(changedSections(PAGE, `${PAGE}\n`)).toEqual([]);
  const after = PAGE.replace('More.', 'Much more.\n\n## New\n\nText.');
  const changes = changedSections(PAGE, after);
  expect(changes.map(({heading}) => heading)).toEqual(['Details', 'New']);
  expect(changes.map(lineChanges)).toEqual([
    ['- More.', '+ Much more.'],
    ['+ ## New', '+ Text.'],
  ]);
});
