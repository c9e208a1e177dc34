/**
 * Starts a page, a post, an entry of the syntax lookup, a package, or a logo from a template: `npm run new -- page
 * docs/my-page --title "My page" …`. What's wrong with the values, `npm run check` says.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {escapeRegExp} from '../src/kit/core/escape-reg-exp';
import {readTextSync} from '../src/kit/build/files/text';
import {formatted, run} from './command';

const ABOUT_KEYWORDS =
  'Keywords are for terms that readers type and the page has no reason to write; most pages need none. If the title, a heading or the first sentence lacks the word people look for, write it there instead.';

type Values = Readonly<Record<string, string>>;
type Change = readonly [file: string, text: string];

type Kind = {
  /** A command line with every option. */
  readonly example: string;
  readonly optional?: readonly string[];
  /** @param subject the word after the kind */
  readonly write: (subject: string, values: Values) => readonly Change[];
};

const quoted = (text: string): string => JSON.stringify(text);
const list = (text = ''): string => `[${text.split(/[\s,]+/).join(', ')}]`;
const SIDEBARS: Readonly<Record<string, string>> = {
  docs: 'sidebars.ts',
  'react-docs': 'sidebars-react.ts',
  community: 'sidebars-community.ts',
};

/** The sidebar of a folder with pages. */
function sidebarOf(folder: string): string {
  const [, docs = '', version = ''] = /^(\w+_)?versioned_docs\/(version-[^/]+)$/.exec(folder) ?? [];
  const sidebar = SIDEBARS[folder] ?? `${docs}versioned_sidebars/${version}-sidebars.json`;
  if (fs.existsSync(sidebar)) return sidebar;
  throw new Error(`${folder}/ isn't ${Object.keys(SIDEBARS).join('/, ')}/ or the folder of a version.`);
}

/** A sidebar's source with one more page at the end of a category, which may have categories in it. */
function withEntry(sidebar: string, category: string, id: string): Change {
  const start = `\\blabel"?:\\s*(['"])${escapeRegExp(category)}\\2,\\s*"?items"?:\\s*\\[`;
  const place = new RegExp(`(${start}(?:[^\\[\\]]|\\[[^\\]]*\\])*?),?\\s*\\]`);
  const text = readTextSync(sidebar);
  if (!place.test(text)) throw new Error(`${sidebar} has no category "${category}".`);
  return [sidebar, text.replace(place, (_, before: string, quote: string) => `${before}, ${quote}${id}${quote}]`)];
}

/** A file that ends with a list, with one more call in it. */
const withCall = (file: string, name: string, values: readonly (string | undefined)[]): Change => {
  const args = values.flatMap((value) => (value === undefined ? [] : quoted(value))).join(', ');
  return [file, readTextSync(file).replace(/,?\s*\];\s*$/, () => `,\n${name}(${args}),\n];\n`)];
};

const KINDS: Readonly<Record<string, Kind>> = {
  page: {
    example:
      'docs/my-page --title "My page" --description "What a reader finds on my page." --category Guides --label "Mine"',
    optional: ['label'],
    write(subject, {title = '', description = '', category = '', label}) {
      const id = path.posix.basename(subject, '.mdx');
      const folder = path.posix.dirname(subject);
      const shorter = label ? `sidebar_label: ${quoted(label)}\n` : '';
      return [
        [
          `${folder}/${id}.mdx`,
          `---\ntitle: ${quoted(title)}\ndescription: ${quoted(description)}\n${shorter}---\n\n${description}\n`,
        ],
        withEntry(sidebarOf(folder), category, id),
      ];
    },
  },
  post: {
    example:
      'my-post --title "My post" --description "What a reader learns from my post." --authors docs-team --tags compiler',
    write: (slug, {title = '', description = '', authors, tags}) => [
      [
        `blog/${new Date().toISOString().slice(0, 10)}-${slug}.mdx`,
        `---
title: ${quoted(title)}
description: ${quoted(description)}
slug: ${slug}
authors: ${list(authors)}
tags: ${list(tags)}
---

${description}

{/* truncate */}
`,
      ],
    ],
  },
  lookup: {
    example:
      'my-operator --syntax "->>" --title "My operator" --summary "Passes a value on." --kind operator --keywords "arrow chain" --links manual:pipe --example "let due = 80.0->Float.toString"',
    write: (id, {syntax = '', title = '', summary = '', kind = '', keywords, links = '', example = ''}) => [
      [
        `syntax-lookup/${id}.md`,
        `---
syntax: ${quoted(syntax)}
title: ${quoted(title)}
summary: ${quoted(summary)}
kind: ${kind}
keywords: ${list(keywords)}
links: ${list(
          links
            .split(/[\s,]+/)
            .map(quoted)
            .join(' '),
        )}
---

${summary}

\`\`\`res {1}
${example}
\`\`\`
`,
      ],
    ],
  },
  package: {
    example:
      'rescript-example --kind community --repository owner/rescript-example --keywords "json decode" --purpose "Reads JSON into types."',
    write: (name, {kind = '', repository, keywords, purpose}) => [
      withCall('src/packages/core/curated.ts', kind, [name, repository, keywords, purpose]),
    ],
  },
  logo: {
    example: '"My Company" --url https://example.org --image /img/logos/my-company.svg',
    optional: ['image'],
    write: (name, {url, image}) => [withCall('src/landing/core/logos.ts', 'logo', [name, url, image])],
  },
};

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const kind = KINDS[name];
  const examples = Object.entries(KINDS).map(([each, {example}]) => `npm run new -- ${each} ${example}`);
  if (!kind) throw new Error(examples.join('\n'));
  const {example, optional = []} = kind;
  const names = [...example.matchAll(/--(\w+)/g)].map(([, option = '']) => option);
  const options = Object.fromEntries(names.map((option) => [option, {type: 'string' as const}]));
  // Not strict: a value may begin with a hyphen.
  const {values, positionals} = parseArgs({args, options, allowPositionals: true, strict: false});
  const unknown = Object.keys(values).find((option) => !names.includes(option));
  if (unknown !== undefined) throw new Error(`Unknown option --${unknown}. The options are --${names.join(', --')}.`);
  const missing = names.filter((option) => values[option] === undefined && !optional.includes(option));
  const [subject] = positionals;
  if (subject === undefined || positionals.length > 1 || missing.length > 0)
    throw new Error(
      `${missing.length > 0 ? `Missing: --${missing.join(', --')}.` : 'Give one name.'} Write npm run new -- ${name} ${example}`,
    );
  const changes = kind.write(subject, values as Values);
  const [[file]] = changes as [Change];
  if (/\.mdx?$/.test(file) && fs.existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
  for (const [changed, text] of changes) {
    fs.writeFileSync(changed, /\.(?:ts|json)$/.test(changed) ? await formatted(changed, text) : text);
    console.log(changed);
  }
  if (/\.mdx?$/.test(file)) console.log(ABOUT_KEYWORDS);
  console.log('Write what is missing, then run npm run check.');
}

void run(main);
