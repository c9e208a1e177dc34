import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readEntries, sampleOf} from './read';
import {renderEntryText} from './entry-page';

const ENTRY = `---
syntax: "->"
title: Pipe
summary: Passes a value on.
kind: operator
keywords: [arrow]
links: ["manual:pipe"]
---

Reads from left to right.

\`\`\`res {1}
let a = 1->f
\`\`\`
`;

function folder(files: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lookup-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
  return dir;
}

test('every file is an entry, with the line that shows its syntax', async () => {
  const [pipe] = await readEntries(folder({'pipe.md': ENTRY, 'notes.txt': ''}));
  expect(pipe?.entry.id).toBe('pipe');
  expect(pipe?.sample).toBe('let a = 1->f');
  expect(pipe?.body.trim()).toMatch(/^Reads from left to right\./);
  expect(pipe?.fences).toHaveLength(1);
});

test('a translated file replaces its source, whose keywords it has too', async () => {
  const text = ENTRY.replace('Passes a value on.', 'Transmet une valeur.').replace('[arrow]', '[flèche]');
  const translated = folder({'pipe.md': text, 'other.md': ''});
  const [pipe, ...rest] = await readEntries(folder({'pipe.md': ENTRY}), translated);
  expect(pipe?.entry).toMatchObject({summary: 'Transmet une valeur.', keywords: ['flèche', 'arrow']});
  expect(rest).toEqual([]);
});

test('all problems are reported together, with their files', async () => {
  const files = {'a.md': ENTRY.replace('{1}', ''), 'b.md': ENTRY.replace('kind: operator', 'kind: sign')};
  const reading = readEntries(folder(files));
  await expect(reading).rejects.toThrow(/\/a\.md:12 doesn't mark the line[\s\S]*\/b\.md:5 Expected "decorator"/);
});

test('a key that is there twice, and a syntax that two entries have, are named with file and line', async () => {
  const twice = readEntries(folder({'pipe.md': ENTRY.replace('kind:', 'syntax: "<-"\nkind:')}));
  await expect(twice).rejects.toThrow(
    'pipe.md:5: the front matter has the key "syntax" twice, first in line 2. Remove one of the two lines.',
  );
  const alike = readEntries(folder({'arrow.md': ENTRY.replace('title: Pipe', 'title: Arrow'), 'pipe.md': ENTRY}));
  await expect(alike).rejects.toThrow(
    /arrow\.md:2 the syntax -> is that of pipe\.md too\. Give each entry its own\.$/m,
  );
  await expect(alike).rejects.toThrow(
    /pipe\.md:2 the syntax -> is that of arrow\.md too\. Give each entry its own\.$/m,
  );
});

test('an entry that refers to a missing entry is rejected', async () => {
  await expect(readEntries(folder({'pipe.md': ENTRY.replace('links:', 'see: [nope]\nlinks:')}))).rejects.toThrow(
    "pipe.md lists entries under see that don't exist: nope",
  );
});

test('a message about a link names the line that has it', async () => {
  const text = ENTRY.replace('Reads from', 'See [a](gone.md). Reads from');
  const [pipe] = await readEntries(folder({'pipe.md': text}));
  expect(pipe?.lineOfLink('links to "manual:pipe", but v11 has no page pipe.')).toBe(7);
  expect(pipe?.lineOfLink('links to "gone.md".')).toBe(10);
  expect(pipe?.lineOfLink('has no link for v11. Add one under links, such as "manual:overview".')).toBe(7);
});

describe('the text of an entry', () => {
  const place = {
    entryAddress: (id: string) => (id === 'pipe' ? '/syntax-lookup/pipe' : undefined),
    blocks: ['<pre>1</pre>', undefined],
  };
  test('has links to entries, and code blocks for its fences', () => {
    expect(renderEntryText('See [`->`](pipe.md).\n\n```res\nx\n```\n\n```res hidden\ny\n```\n', place)).toBe(
      '<p>See <a href="/syntax-lookup/pipe"><code class="word">-&gt;</code></a>.</p><figure class="code"><pre>1</pre></figure>',
    );
  });
  test('can’t link anywhere else', () => {
    expect(() => renderEntryText('[x](manual:pipe)', place)).toThrow('links to "manual:pipe"');
    expect(() => renderEntryText('[x](gone.md)', place)).toThrow('links to "gone.md"');
  });
});

describe('the sample of an entry', () => {
  const code = 'type song\nlet f = () => {\n  %debugger\n  a\n}\n';
  test('is the highlighted lines without common indentation', () => {
    expect(sampleOf({code, highlight: [3]})).toBe('%debugger');
    expect(sampleOf({code, highlight: [2, 3]})).toBe('let f = () => {\n  %debugger');
  });
  test('must be marked and short', () => {
    expect(() => sampleOf(undefined)).toThrow('has no example');
    expect(() => sampleOf({code, highlight: []})).toThrow("doesn't mark the line");
    expect(() => sampleOf({code: 'a\n'.repeat(9), highlight: [1, 2, 3, 4, 5, 6, 7]})).toThrow('highlights 7 lines');
  });
});
