import {TOOLCHAINS} from '../../../src/compilers/build/toolchains';
import {versionLines} from '../../../src/config/versions';
import {example, exercise, frontMatter, link, type Mistake} from './ask';

const {next, latest} = versionLines.default;
/** A page of a released version, whose compiler never changes. */
const V11 = 'versioned_docs/version-v11.0.0/a.mdx';

/** Mostly in fences and front matter. */
export const IN_EXAMPLES: readonly Mistake[] = [
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
      `  Remove it, or use one of the words listed in src/examples/fences.md.`,
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
    `docs/a.mdx:8 the page has two examples named a.\n  Give each example a different name.`,
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
    'an exercise without its solution',
    () => exercise('```res name=add-up-solution\nConsole.log(1 + 2)\n```', 'Add 2.'),
    'docs/a.mdx:31 the <Solution> of the exercise add-up has no example.\n  Write it as ```res name=add-up-solution.',
  ],
  [
    'check',
    'code of an exercise with another name',
    () => exercise('name=add-up-start', 'name=start'),
    'docs/a.mdx:19 the example in the <StartingCode> of the exercise add-up is named start.\n  Write name=add-up-start.',
  ],
  [
    'check',
    'an exercise without an id',
    () => exercise(' id="add-up"', ''),
    'docs/a.mdx:7 an exercise has no id.\n  Write <Exercise id="close-order" title="Close an order"> on one line.',
  ],
  [
    'check',
    'a solution that misses the goal',
    () => exercise('\n3\n', '\n4\n'),
    [
      'docs/a.mdx:11 the solution does not reach the goal.',
      '    It says:',
      '    3',
      '  Make the goal what the solution prints or shows, or correct the solution.',
    ].join('\n'),
  ],
  [
    'check',
    'an exercise that is done from the start',
    () => exercise('1 + 1', '2 + 1'),
    'docs/a.mdx:19 the starting code has reached the goal already.\n  Leave something to do.',
  ],
];
