import {createHeadingIds} from '../../kit/core/heading-ids';
import {isUntranslated, lineChanges, readRecord, sectionsOf, textOf, withRecord} from './sections';

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

const record = {top: '12345678', 'zwölf-1': '1e234567', 'a.b': '0abcdef0'};

test('a record is written at the end of the front matter and read again', () => {
  const page = withRecord('---\ntitle: Titre\n---\n\nTexte.\n\n---\n', record);
  expect(page).toBe(
    '---\ntitle: Titre\nsource_sections:\n  top: "12345678"\n  zwölf-1: "1e234567"\n  "a.b": "0abcdef0"\n---\n\nTexte.\n\n---\n',
  );
  expect(readRecord(page)).toEqual(record);
});

test('a copy in which only the front matter differs isn’t translated', () => {
  const source = '---\ntitle: Title\n---\n\nText.\n';
  expect(isUntranslated(source, source)).toBe(true);
  expect(isUntranslated(withRecord(source.replace('Title', 'Titre'), record), source)).toBe(true);
  expect(isUntranslated(source.replace('Text.', 'Texte.'), source)).toBe(false);
});

test('it replaces the one before, wherever that is', () => {
  const page = '---\nsource_sections:\n  top: "aaaaaaaa"\n  old: "bbbbbbbb"\ntitle: Titre\n---\nTexte.\n';
  expect(withRecord(page, {top: 'cccccccc'})).toBe(
    '---\nsource_sections:\n  top: "cccccccc"\ntitle: Titre\n---\nTexte.\n',
  );
});

test('a page without front matter gets some, and a page without a record has none', () => {
  expect(readRecord('Texte.\n\n---\nsource_sections:\n  top: "12345678"\n---\n')).toBeUndefined();
  expect(readRecord('---\ntitle: Titre\n---\n')).toBeUndefined();
  expect(readRecord(withRecord('Texte.\n', record))).toEqual(record);
});
