/** What `npm run new` writes as files. */
import path from 'node:path';
import {LOOKUP_KINDS} from '../../src/lookup/core/entry';
import {escapeRegExp} from '../../src/kit/core/escape-reg-exp';
import {nearest} from '../../src/kit/core/edit-distance';
import {PAGE_NAME, PAGE_NAME_RULE} from '../../src/manual/core/front-matter/schema';
import {filled, lowerCase, oneOf, sentence, words, type Kind, type Question, type ReadFile} from './question';

const SIDEBARS: Readonly<Record<string, string>> = {
  docs: 'sidebars.ts',
  'react-docs': 'sidebars-react.ts',
  community: 'sidebars-community.ts',
};

const quoted = (text: string): string => JSON.stringify(text);
const list = (items: readonly string[]): string => `[${items.join(', ')}]`;
/** The top-level keys of a YAML file such as `blog/tags.yml`. */
const keysOf = (yaml = ''): string[] => [...yaml.matchAll(/^([\w-]+):/gm)].map(([, key = '']) => key);
const labelsOf = (sidebar = ''): string[] =>
  [...sidebar.matchAll(/\blabel"?:\s*(['"])(.*?)\1/g)].map(([, , label = '']) => label);

/** The sidebar of a page's file; empty for a file in another folder. */
function sidebarOf(file: string): string {
  const folder = path.posix.dirname(file);
  const [, docs = '', version] = /^(\w+_)?versioned_docs\/(version-[^/]+)$/.exec(folder) ?? [];
  return SIDEBARS[folder] ?? (version === undefined ? '' : `${docs}versioned_sidebars/${version}-sidebars.json`);
}

const knownKeys =
  (file: string) =>
  (answer: string, read: ReadFile): string | undefined => {
    const known = keysOf(read(file));
    const unknown = words(answer).find((word) => !known.includes(word));
    if (words(answer).length === 0) return `Name at least one of ${known.join(', ')}.`;
    return unknown === undefined
      ? undefined
      : `${file} has no "${unknown}". Use one of ${known.join(', ')}, or add it there first.`;
  };
const TITLE: Question = {name: 'title', ask: 'Title', problem: filled};
const DESCRIPTION: Question = {
  name: 'description',
  ask: 'Description, one sentence of 30 to 155 characters',
  problem: sentence(30, 155),
};

export const page: Kind = {
  subject: {
    name: 'file',
    ask: 'File, such as docs/my-page',
    problem: (answer, read) => {
      const name = path.posix.basename(answer, '.mdx');
      if (read(sidebarOf(answer)) === undefined)
        return `"${answer}" isn't in ${Object.keys(SIDEBARS).join('/, ')}/, or the folder of a version. Write the folder and the name: docs/my-page.`;
      if (!PAGE_NAME.test(name)) return `"${name}" isn't a page name. ${PAGE_NAME_RULE}`;
      const file = `${path.posix.dirname(answer)}/${name}.mdx`;
      return read(file) === undefined ? undefined : `${file} already exists. Choose another name.`;
    },
  },
  questions: [
    TITLE,
    DESCRIPTION,
    {
      name: 'category',
      ask: 'Category of the sidebar',
      problem: (answer, read, {file = ''}) => {
        const sidebar = sidebarOf(file);
        const known = labelsOf(read(sidebar));
        return known.includes(answer) || sidebar === ''
          ? undefined
          : `${sidebar} has no category "${answer}". Its categories are ${known.join(', ')}.`;
      },
    },
    {name: 'label', ask: 'Shorter title for the sidebar (Enter: none)', optional: true, problem: () => undefined},
  ],
  example: 'page docs/my-page --title "My page" --description "What a reader finds on my page." --category Guides',
  write({file = '', title = '', description = '', category = '', label = ''}, read) {
    const id = path.posix.basename(file, '.mdx');
    const front = [
      `title: ${quoted(title)}`,
      `description: ${quoted(description)}`,
      ...(label === '' ? [] : [`sidebar_label: ${quoted(label)}`]),
    ];
    const sidebar = sidebarOf(file);
    return [
      {file: `${path.posix.dirname(file)}/${id}.mdx`, text: `---\n${front.join('\n')}\n---\n\n${description}\n`},
      {file: sidebar, text: withSidebarEntry(read(sidebar) ?? '', category, id)},
    ];
  },
  next: 'Write the page; npm start shows it. Then run npm run check.',
};

/** A sidebar's source with one more page at the end of a category, which may have categories in it. */
function withSidebarEntry(text: string, category: string, id: string): string {
  const start = `\\blabel"?:\\s*(['"])${escapeRegExp(category)}\\2,\\s*"?items"?:\\s*\\[`;
  const place = new RegExp(`(${start}(?:[^\\[\\]]|\\[[^\\]]*\\])*?),?\\s*\\]`);
  return text.replace(place, (_, before: string, quote: string) => `${before}, ${quote}${id}${quote}]`);
}

export const post: Kind = {
  subject: {
    name: 'slug',
    ask: 'Name in the address, such as my-post',
    problem: (answer) =>
      PAGE_NAME.test(answer) ? undefined : `"${answer}" isn't a name for an address. ${PAGE_NAME_RULE}`,
  },
  questions: [
    TITLE,
    DESCRIPTION,
    {name: 'authors', ask: 'Authors, from blog/authors.yml', problem: knownKeys('blog/authors.yml')},
    {name: 'tags', ask: 'Tags, from blog/tags.yml', problem: knownKeys('blog/tags.yml')},
  ],
  example:
    'post my-post --title "My post" --description "What a reader learns from my post." --authors docs-team --tags compiler',
  write({slug = '', title = '', description = '', authors = '', tags = ''}, read, day) {
    const file = `blog/${day}-${slug}.mdx`;
    if (read(file) !== undefined) throw new Error(`${file} already exists. Choose another name.`);
    const front = [
      `title: ${quoted(title)}`,
      `description: ${quoted(description)}`,
      `slug: ${slug}`,
      `authors: ${list(words(authors))}`,
      `tags: ${list(words(tags))}`,
    ];
    return [{file, text: `---\n${front.join('\n')}\n---\n\n${description}\n\n{/* truncate */}\n`}];
  },
  next: 'Write the post; npm start shows it. The list of posts shows what is above {/* truncate */}. Then run npm run check.',
};

function linkProblem(link: string, read: ReadFile): string | undefined {
  const [, section = '', version, page = ''] = /^(manual|react)(@v\d+\.\d+\.\d+)?:([\w-]+)(?:#.+)?$/.exec(link) ?? [];
  if (section === '') return `"${link}" isn't a link to a page. Write manual:pipe or react:introduction.`;
  const sidebar = SIDEBARS[section === 'manual' ? 'docs' : 'react-docs'] ?? '';
  const pages = [...(read(sidebar) ?? '').matchAll(/(?<!type: |label: )'([\w-]+)'/g)].map(([, id = '']) => id);
  // A page that only older versions have isn't in the sidebar.
  if (version !== undefined || pages.includes(page)) return undefined;
  const meant = nearest(page, pages);
  return `${sidebar} has no page "${page}".${meant === undefined ? '' : ` Did you mean ${section}:${meant}?`}`;
}

/** Only accepts what no other entry of the lookup has: readers tell entries apart by it. */
const ownOf =
  (key: 'syntax' | 'title') =>
  (answer: string, read: ReadFile): string | undefined => {
    const written = [answer, quoted(answer), `'${answer.replaceAll("'", "''")}'`].map((value) => `${key}: ${value}`);
    const other = (read('syntax-lookup') ?? '')
      .split('\n')
      .map((name) => `syntax-lookup/${name}`)
      .find(
        (file) =>
          file.endsWith('.md') &&
          read(file)
            ?.split('\n')
            .some((line) => written.includes(line)),
      );
    return other === undefined
      ? filled(answer)
      : `"${answer}" is the ${key} of ${other}. Write another, or add to that entry.`;
  };

export const lookup: Kind = {
  subject: {
    name: 'id',
    ask: 'Name in the address, such as my-operator',
    problem: (answer, read) => {
      if (!PAGE_NAME.test(answer)) return `"${answer}" isn't a name for an address. ${PAGE_NAME_RULE}`;
      return read(`syntax-lookup/${answer}.md`) === undefined
        ? undefined
        : `syntax-lookup/${answer}.md already exists. Choose another name.`;
    },
  },
  questions: [
    {name: 'syntax', ask: 'How it is written in code', problem: ownOf('syntax')},
    {name: 'title', ask: 'What people call it', problem: ownOf('title')},
    {
      name: 'summary',
      ask: 'Summary, one sentence of at most 110 characters',
      problem: (answer) =>
        answer.includes('`') ? 'It contains Markdown. Write plain text.' : sentence(1, 110)(answer),
    },
    {name: 'kind', ask: `Kind: ${LOOKUP_KINDS.join(', ')}`, problem: oneOf(LOOKUP_KINDS)},
    {name: 'keywords', ask: 'Keywords, separated by spaces', problem: lowerCase},
    {
      name: 'links',
      ask: 'Pages that explain it, such as manual:pipe',
      problem: (answer, read) =>
        words(answer).length === 0
          ? 'Name at least one page, such as manual:pipe.'
          : words(answer)
              .map((link) => linkProblem(link, read))
              .find((problem) => problem !== undefined),
    },
    {name: 'example', ask: 'One line of code that shows it', problem: filled},
  ],
  example:
    'lookup my-operator --syntax "->>" --title "My operator" --summary "Passes a value on." --kind operator --keywords "arrow chain" --links manual:pipe --example "let due = 80.0->Float.toString"',
  write: ({id = '', syntax = '', title = '', summary = '', kind = '', keywords = '', links = '', example = ''}) => [
    {
      file: `syntax-lookup/${id}.md`,
      text: `---
syntax: ${quoted(syntax)}
title: ${quoted(title)}
summary: ${quoted(summary)}
kind: ${kind}
keywords: ${list(words(keywords))}
links: ${list(words(links).map(quoted))}
---

${summary}

\`\`\`res {1}
${example}
\`\`\`
`,
    },
  ],
  next: 'Replace the paragraph with two or three sentences beyond the summary. Then run npm run check.',
};
