import {versionLines} from '../../../src/config/versions';
import {body, example, frontMatter, link, lookup, post, slug, written, type Mistake} from './ask';

const {next} = versionLines.default;

/** Mostly in the text and the links of pages. */
export const IN_PAGES: readonly Mistake[] = [
  [
    'check',
    'an unknown tag',
    () => post('2027-01-31-a.mdx', 'authors: [docs-team]\ntags: [compilr]', 'Text.\n\n{/* truncate */}'),
    `blog/2027-01-31-a.mdx:4: blog/tags.yml has no tag "compilr". Did you mean "compiler"? If not, add "compilr" there.`,
  ],
  [
    'check',
    'a post that is too short',
    () => post('2027-01-31-a.mdx', 'authors: [docs-team]', 'Text.'),
    `blog/2027-01-31-a.mdx:1: the post has no {/* truncate */}. Put it on a line of its own after the first paragraph, also in a short post: the list of posts shows everything above it.`,
  ],
  [
    'check',
    'a duplicate syntax',
    () => lookup('syntax: "<-"'),
    `syntax-lookup/a.md:8: the front matter has the key "syntax" twice, first in line 2. Remove one of the two lines.`,
  ],
  [
    'check',
    'an unknown key of an entry',
    () => lookup('sumary: A'),
    `syntax-lookup/a.md:8 Unknown key sumary. Keys are syntax, title, summary, kind, keywords, links, see, deprecated.`,
  ],
  [
    'everywhere',
    'a tag that is not closed',
    () => body('<details>', '', 'Text.'),
    "docs/a.mdx:5: <details> isn't closed. Write </details> after its content. If it's code, put it between backticks.",
  ],
  ['everywhere', 'a tag as in HTML', () => body('One<br>two'), "docs/a.mdx:5: <br> isn't closed. Write <br />."],
  [
    'everywhere',
    'tags that cross',
    () => body('One <b>two</i>'),
    'docs/a.mdx:5: <b> is closed by </i>. Close the tag that was opened last first.',
  ],
  [
    'everywhere',
    'a closing tag alone',
    () => body('Text.', '', '</details>'),
    "docs/a.mdx:7: a tag is closed here that wasn't opened. Remove it, or put it between backticks if it's code.",
  ],
  [
    'everywhere',
    'a brace in prose that is not closed',
    () => body('Text with `{` in code.', '', 'A { in a sentence.', '', 'More.'),
    "docs/a.mdx:7: MDX reads what is behind { as JavaScript, and it isn't. If it's code, put it between backticks; a brace in a sentence is \\{.",
  ],
  [
    'everywhere',
    'braces in prose',
    () => body('A {title: string} record.'),
    "docs/a.mdx:5: MDX reads what is behind { as JavaScript, and it isn't. If it's code, put it between backticks; a brace in a sentence is \\{.",
  ],
  [
    'everywhere',
    'a name between braces',
    () => body('Hello {name}.'),
    "docs/a.mdx:5: MDX runs {name} as JavaScript. If it's code, put it between backticks; a brace in a sentence is \\{.",
  ],
  [
    'everywhere',
    'an HTML comment',
    () => body('<!-- later -->'),
    "docs/a.mdx:5: an HTML comment (<!-- … -->) doesn't work in MDX. Write {/* … */}.",
  ],
  [
    'everywhere',
    'an address between angle brackets',
    () => body('See <https://example.org>.'),
    "docs/a.mdx:5: an address between < and > doesn't work in MDX. Write [text](https://…).",
  ],
  [
    'everywhere',
    'a type in prose',
    () => body('An array<int, string> here.'),
    "docs/a.mdx:5: MDX reads < here as the start of a tag. If it's code, put it between backticks; a sign is \\<.",
  ],
  [
    'everywhere',
    'a sentence that begins with import',
    () => body('import the module first.'),
    'docs/a.mdx:5: a paragraph that begins with "import" or "export" is JavaScript for MDX. Begin it with another word, or put that word between backticks.',
  ],
  [
    'everywhere',
    'a callout that is not closed',
    () => body(':::note', '', 'Text.', '', '## More'),
    "docs/a.mdx:5: :::note isn't closed, so the rest of the page belongs to it. Write ::: on a line of its own after its text.",
  ],
  [
    'everywhere',
    'a callout that the site does not have',
    () => body(':::warning', '', 'Text.', '', ':::'),
    "docs/a.mdx:5: :::warning isn't a callout. Write one of note, tip, caution, danger.",
  ],
  [
    'everywhere',
    'two headings with one id',
    () => body('## One {/* #same */}', '', '## Two {/* #same */}'),
    'docs/a.mdx:7: the id "same" is taken by the heading in line 5, so no link reaches this one. Give it another id: {/* #another-id */}.',
  ],
  [
    'everywhere',
    'the id of a heading as in older MDX',
    () => body('## One {#one}'),
    "docs/a.mdx:5: {#one} isn't how MDX writes the id of a heading. Write {/* #one */}.",
  ],
  [
    'everywhere',
    'an unknown component',
    () => body('<WarningTabel />'),
    'docs/a.mdx:5: there is no component <WarningTabel>. Did you mean <WarningTable>?',
  ],
  [
    'everywhere',
    'a style as in HTML',
    () => body('<span style="color: red">Text</span>'),
    'docs/a.mdx:5: style="…" doesn\'t work in MDX. Remove it: a rule of src/css applies to all pages and both themes.',
  ],
  [
    'everywhere',
    'a code block that is not closed',
    () => body('```res', 'let a = 1', '', 'Text.'),
    "docs/a.mdx:5: the code block isn't closed: the rest of the page is part of it. Write ``` on a line after its code.",
  ],
  [
    'everywhere',
    'a code block that is not closed before another one',
    () => body('```res', 'let a = 1', '', 'Text.', '', '```res', 'let b = 2', '```'),
    "docs/a.mdx:5: the code block isn't closed: line 10 is part of it. Write ``` on a line after its code.",
  ],
  [
    'everywhere',
    'front matter without its end',
    () => written('---\ntitle: A\n\nText: one.\n\nMore text.\n'),
    'docs/a.mdx:1: the front matter that begins here has no end. Write a line of three hyphens (---) after its last key.',
  ],
  [
    'build',
    'front matter without its end, as Docusaurus reads it',
    () => frontMatter('---\ntitle: A\n\nText: one: two.\n'),
    'docs/a.mdx:1: the front matter that begins here has no end. Write a line of three hyphens (---) after its last key.',
  ],
  [
    'everywhere',
    'a slug that is taken',
    () => slug('record'),
    'docs/a.mdx:3: the page has the address /docs/manual/next/record, as docs/record.mdx has. Give it another slug.',
  ],
  [
    'everywhere',
    'an image that is not there',
    () => link('![a](img/no.png)'),
    'docs/a.mdx:5: The image "img/no.png" doesn\'t exist: there is no file docs/img/no.png. An address that begins with / is a file in static/.',
  ],
  [
    'everywhere',
    'a file name of other docs',
    () => link('[a](../react-docs/memo.mdx)'),
    'docs/a.mdx:5: The link "../react-docs/memo.mdx" leads to other docs, where file names don\'t work. Write react:memo.',
  ],
  [
    'check',
    'another name of the language',
    () => example('docs/a.mdx', '```rescript', 'let a = 1', '```'),
    [
      'docs/a.mdx:5 a fence has the language "rescript", so its code would be shown without being compiled.',
      '  Write res instead. Code that can\'t be compiled has fragment="why" after it.',
    ].join('\n'),
  ],
];
