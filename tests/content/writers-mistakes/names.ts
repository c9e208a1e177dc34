import {body, frontMatter, link, named, type Mistake} from './ask';

/** Mostly in names: of files, languages, elements and addresses. */
export const IN_NAMES: readonly Mistake[] = [
  [
    'everywhere',
    'a language of code that does not exist',
    () => body('```javascritp', 'let a = 1', '```'),
    'docs/a.mdx:5: a code block has the language "javascritp", which isn\'t one the site colors. Did you mean javascript?',
  ],
  [
    'everywhere',
    'the language with a letter too many',
    () => body('```resc', 'let a = 1', '```'),
    'docs/a.mdx:5: a code block has the language "resc", which isn\'t one the site colors. Did you mean res?',
  ],
  [
    'everywhere',
    'a page that ends with .md',
    () => named('docs/a.md'),
    'docs/a.md:1: a page is a file that ends with .mdx. Rename this one to a.mdx.',
  ],
  [
    'everywhere',
    'a file name with capitals',
    () => named('docs/MyPage.mdx'),
    'docs/MyPage.mdx:1: "MyPage" isn\'t a page name. Use lower-case letters and digits, with hyphens between the words.',
  ],
  [
    'everywhere',
    'a script',
    () => body('<script src="https://example.org/a.js"></script>'),
    "docs/a.mdx:5: <script> doesn't run in a page. Remove it: a page's scripts are in src.",
  ],
  [
    'everywhere',
    'a handler',
    () => body('<button onclick="go()">Go</button>'),
    'docs/a.mdx:5: onclick="…" doesn\'t run in a page. Remove it: a page\'s scripts are in src.',
  ],
  [
    'everywhere',
    'a class as in HTML',
    () => body('<span class="big">Text</span>'),
    'docs/a.mdx:5: class="…" doesn\'t work in MDX. Write className="…".',
  ],
  [
    'everywhere',
    'an import of a file that is not there',
    () => body('import Nope from "@site/src/Nope";', 'import other from "./other.js";', '', '<Nope />'),
    [
      'docs/a.mdx:5: the import of "@site/src/Nope" leads nowhere: there is no file src/Nope. Correct it or remove it.',
      'docs/a.mdx:6: the import of "./other.js" leads nowhere: there is no file docs/other.js. Correct it or remove it.',
    ].join('\n'),
  ],
  [
    'everywhere',
    'a comment that is not closed',
    () => body('Text.', '', '{/* later', '', 'More.'),
    'docs/a.mdx:7: the comment that begins here has no end. Write */} after it.',
  ],
  [
    'check',
    'a slug with spaces',
    () => frontMatter('---\ntitle: A\nslug: My Wrong Slug\n---\n'),
    'docs/a.mdx:3: the front matter needs "slug" to be lower-case letters and digits with hyphens between the words.',
  ],
  [
    'check',
    'a slug that is a whole address',
    () => frontMatter('---\ntitle: A\nslug: /docs/manual/next/a\n---\n'),
    'docs/a.mdx:3: the front matter needs "slug" to be lower-case letters and digits with hyphens between the words.',
  ],
  [
    'check',
    'an image of an element that is not there',
    () => link('<img src="/img/no.png" alt="" />'),
    'docs/a.mdx:5: The image "/img/no.png" doesn\'t exist: there is no file static/img/no.png. An address that begins with / is a file in static/.',
  ],
  [
    'check',
    'a video that is not there',
    () => link('<VideoEmbed src="/videos/no.mp4" alt="A" />'),
    'docs/a.mdx:5: The video "/videos/no.mp4" doesn\'t exist: there is no file static/videos/no.mp4. An address that begins with / is a file in static/.',
  ],
  [
    'check',
    'a link without the end of a file name',
    () => link('[a](record)'),
    'docs/a.mdx:5: The link "record" leads nowhere: docs/record doesn\'t exist. Did you mean record.mdx?',
  ],
  [
    'check',
    'a version that links cannot name',
    () => link('[a](manual@v99.0.0:record)'),
    'docs/a.mdx:5: The link "manual@v99.0.0:record" must have the form manual:page, manual:page#anchor, manual@next:page or react:page.',
  ],
  [
    'check',
    'an error page without a name for the sidebar',
    () => frontMatter('---\ntitle: A\nmessages: [a]\n---\n', 'errors/a.mdx'),
    'errors/a.mdx:1: the front matter has no sidebar_label. A page about an error needs title, sidebar_label, category and messages (CONTRIBUTING.md, "Explain an error").',
  ],
];
