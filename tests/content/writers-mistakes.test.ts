/**
 * Mistakes writers make, each with what they're told, word for word: file and line, what is wrong, and how to fix it.
 * `where` says who tells them: `check` is npm run check; everything there also fails the build. Examples show it in the page
 * and in the terminal of npm start too; `everywhere` is check, build and npm start in the same words.
 */
import {TOOLCHAINS} from '../../src/compilers/toolchains';
import {versionLines} from '../../src/config/versions';
import {
  body,
  example,
  forgetFolders,
  frontMatter,
  link,
  lookup,
  post,
  sidebar,
  slug,
  written,
} from './writers-mistakes/ask';

afterAll(forgetFolders);

const {next, latest} = versionLines.default;
/** A page of a released version, whose compiler never changes. */
const V11 = 'versioned_docs/version-v11.0.0/a.mdx';
type Mistake = readonly [where: string, mistake: string, told: () => Promise<string>, sentence: string];

const MISTAKES: readonly Mistake[] = [
  [
    'build',
    'a colon in a title',
    () => frontMatter('---\ntitle: a: b\n---\n'),
    `docs/a.mdx:2: the front matter can't be parsed (bad indentation of a mapping entry). Quote values that contain a colon, a quote or a #.`,
  ],
  [
    'build',
    'a key twice',
    () => frontMatter('---\ntitle: A\ntitle: B\n---\n'),
    `docs/a.mdx:3: the front matter has the key "title" twice, first in line 2. Remove one of the two lines.`,
  ],
  [
    'build',
    'a misspelled key',
    () => frontMatter('---\ntitle: A\nsidebar_lable: B\n---\n'),
    `docs/a.mdx:3: the front matter has an unknown key "sidebar_lable". Did you mean "sidebar_label"?`,
  ],
  [
    'check',
    'code that does not compile',
    () =>
      example(V11, '```res name=base hidden', 'type t = int', '```', '```res prelude=base', 'let a: t = "x"', '```'),
    [
      `versioned_docs/version-v11.0.0/a.mdx:8 doesn't compile with v11.0.0.`,
      `    We've found a bug for you!`,
      `      versioned_docs/version-v11.0.0/a.mdx:9:12-14`,
      ``,
      `      9 │ let a: t = "x"`,
      `     10 │`,
      ``,
      `      This has type: string`,
      `      But it's expected to have type: t (defined as int)`,
      ``,
      `      You can convert string to int with Belt.Int.fromString.`,
      `  Fix the code. If it's supposed to fail, add error="words from the message".`,
    ].join('\n'),
  ],
  [
    'check',
    'an error that does not come',
    () => example(V11, '```res error="has type"', 'let a = 1', '```'),
    [
      `versioned_docs/version-v11.0.0/a.mdx:5 compiles with v11.0.0, but the page says it fails.`,
      `  Remove error= from the fence, or write code that fails.`,
    ].join('\n'),
  ],
  [
    'check',
    'a different error',
    () => example(V11, '```res error="no such words"', 'let', '```'),
    [
      `versioned_docs/version-v11.0.0/a.mdx:5 fails with v11.0.0, but not with "no such words".`,
      `    Syntax error!`,
      `      versioned_docs/version-v11.0.0/a.mdx:7:1`,
      ``,
      `      6 │ let`,
      `      7 │`,
      ``,
      `      I'm not sure what to parse here when looking at "eof".`,
      `  Put words from this message in error="…", or write code that fails as the fence says.`,
    ].join('\n'),
  ],
  [
    'check',
    'a warning',
    () => example(V11, '```res', 'let f = x => switch x { | Some(n) => n }', '```'),
    [
      `versioned_docs/version-v11.0.0/a.mdx:5 compiles with v11.0.0, but with warning 8.`,
      `    Warning number 8`,
      `      versioned_docs/version-v11.0.0/a.mdx:6:14-40`,
      ``,
      `      6 │ let f = x => switch x { | Some(n) => n }`,
      `      7 │`,
      ``,
      `      You forgot to handle a possible case here, for example:`,
      `      | None`,
      `  Change the code to avoid it, or add warning=8 if the page is about it.`,
    ].join('\n'),
  ],
  [
    'check',
    'a misspelled word of a fence',
    () => example('docs/a.mdx', '```res hiden', 'let a = 1', '```'),
    [
      `docs/a.mdx:5 unknown word in the meta string of a res fence: hiden.`,
      `  Remove it, or use one of the words listed in src/lib/fence/README.md.`,
    ].join('\n'),
  ],
  [
    'check',
    'a prelude that is not there',
    () => example('docs/a.mdx', '```res prelude=base', 'let a = 1', '```'),
    [
      `docs/a.mdx:5 no earlier example is named base.`,
      `  Give an earlier example name=base. A fragment can't be a prelude.`,
    ].join('\n'),
  ],
  [
    'check',
    'two examples with one name',
    () => example('docs/a.mdx', '```res name=a', 'let a = 1', '```', '```res name=a', 'let a = 1', '```'),
    `docs/a.mdx:8 the page has two examples named a.\n  Give each example a name of its own.`,
  ],
  [
    'check',
    'a version on a page that has one',
    () => example('docs/a.mdx', `\`\`\`res version=${latest.id}`, 'let a = 1', '```'),
    [
      `docs/a.mdx:5 the page belongs to ${next.compiler}, so an example can't use ${latest.id}.`,
      `  Remove version= from the fence.`,
    ].join('\n'),
  ],
  [
    'check',
    'a version that is not there',
    () => example('community/a.mdx', '```res version=v7.0.0', 'let a = 1', '```'),
    [
      `community/a.mdx:5 no compiler is available for version=v7.0.0.`,
      `  Write one of ${TOOLCHAINS.map(({version}) => version).join(', ')}.`,
    ].join('\n'),
  ],
  [
    'check',
    'an example of a post without a version',
    () => example('blog/2027-01-31-a.mdx', '```res', 'let a = 1', '```'),
    [
      `blog/2027-01-31-a.mdx:5 the example of a post names no version.`,
      `  Write the post's version after the language: \`\`\`res version=${latest.compiler}.`,
    ].join('\n'),
  ],
  [
    'check',
    'an npm command that others lack',
    () => example('docs/a.mdx', '```npm', 'npm ci', '```'),
    [
      `docs/a.mdx:5 an npm command here has no equivalent for other package managers.`,
      `  Write it in a sh fence.`,
    ].join('\n'),
  ],
  [
    'check',
    'a link to a page that is not there',
    () => link('[a](recrd.mdx)'),
    `docs/a.mdx:5: The link "recrd.mdx" leads nowhere: docs/recrd.mdx doesn't exist. Did you mean record.mdx?`,
  ],
  [
    'check',
    'a link to a heading that is not there',
    () => link('[a](record.mdx#optional-field)'),
    `docs/a.mdx:5: The link "record.mdx#optional-field" leads nowhere: docs/record.mdx has no heading with the id "optional-field". Did you mean optional-fields?`,
  ],
  [
    'check',
    'a link to a name that is not there',
    () => link('[a](api:Array.mapp)'),
    `docs/a.mdx:5: The link "api:Array.mapp" leads nowhere: Array.mapp doesn't exist in the API of ${next.compiler}. Similar names: Array.map, Array.make.`,
  ],
  [
    'check',
    'a misspelled scheme',
    () => link('[a](manul:record)'),
    `docs/a.mdx:5: The link "manul:record" starts with "manul:", which isn't a known scheme. Use manual:page, react:page, api:Name or a full address.`,
  ],
  [
    'check',
    'a misspelled id in a sidebar',
    () => sidebar("'recrd', 'tuple'"),
    [
      `sidebars.ts:2: 'recrd' isn't a page of docs/. Did you mean 'record'?`,
      `docs/record.mdx:1: the page isn't in sidebars.ts, so readers don't find it. Add 'record' to a category there.`,
    ].join('\n'),
  ],
  [
    'check',
    'a page outside the sidebar',
    () => sidebar("'record'"),
    `docs/tuple.mdx:1: the page isn't in sidebars.ts, so readers don't find it. Add 'tuple' to a category there.`,
  ],
  [
    'check',
    'an unknown author',
    () => post('2027-01-31-a.mdx', 'authors: [me]', 'Text.\n\n{/* truncate */}'),
    `blog/2027-01-31-a.mdx:3: blog/authors.yml has no author "me". Use one of docs-team, or add it there.`,
  ],
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

test('there are at least twenty', () => expect(MISTAKES.length).toBeGreaterThanOrEqual(20));

test.each(MISTAKES)('%s: %s', async (_, mistake, told, sentence) => {
  expect(await told()).toBe(sentence);
  expect({mistake, place: /^[\w./-]+:\d+/.test(sentence)}).toEqual({mistake, place: true});
});
