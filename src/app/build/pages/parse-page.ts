/** Parses a page and says what is wrong with its Markdown, as a writer sees it: in lines of the file, with a way out. */
import {createSlugger} from '@docusaurus/utils';
import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {CALLOUTS, THEME_COMPONENTS} from '../../../config/page-components';
import {readHeading} from '../../../kit/core/built-component/heading-ids';
import {UNCLOSED, withoutFrontMatter} from '../../../manual/core/front-matter/text';
import {hasLexer} from '../../../rescript/core/syntax/languages';
import {readLines} from '../../../kit/core/lines';
import {nearest} from '../../../kit/core/edit-distance';
import {exerciseBlocks} from '../../../tutorial/core/exercise';
import {pageComponents} from '../page-components';
import {isPage, missingImports, wrongName, type Mistake} from './page-file';

type ParsedPage = {
  /** Undefined if the page can't be parsed. */
  readonly tree: Root | undefined;
  readonly mistakes: readonly Mistake[];
};

/** The fields of MDX nodes, which mdast doesn't know. */
type MdxNode = {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  readonly data?: {readonly estree?: {readonly body: readonly unknown[]}};
  readonly position?: {readonly start: {readonly line: number}};
};

const parsers = {mdx: unified().use(remarkParse).use(remarkMdx), md: unified().use(remarkParse)};

const COMPONENTS = [...THEME_COMPONENTS, ...pageComponents.names];

/**
 * Parses a page. Never throws: what MDX can't read is one of the mistakes.
 * @param siteDir where the files are that a page imports
 * @param page from the root of the site, with forward slashes
 * @param text with its front matter, lines ending with `\n`
 */
export function parsePage(siteDir: string, page: string, text: string): ParsedPage {
  const names = wrongName(page);
  if (/^---\n/.test(text) && !/\n---[ \t]*(?:\n|$)/.test(text))
    return {tree: undefined, mistakes: [...names, {line: 1, message: UNCLOSED}]};
  const source = withoutFrontMatter(text);
  const mistakes: Mistake[] = [...names, ...unclosedCallouts(source), ...repeatedIds(source)];
  let tree: Root | undefined;
  try {
    tree = (isPage(page) ? parsers.mdx : parsers.md).parse(source);
    mistakes.push(...mistakesIn(tree, source, source !== text), ...missingImports(siteDir, page, tree));
  } catch (error) {
    mistakes.push(syntaxMistake(error as SyntaxProblem, source));
  }
  return {tree, mistakes: mistakes.sort((one, other) => one.line - other.line)};
}

const VOID = 'area base br col embed hr img input link meta source track wbr'.split(' ');
const AS_CODE = 'put it between backticks';

type SyntaxProblem = {readonly reason?: string; readonly message: string; readonly line?: number};

/** One sentence for what the MDX parser rejects. */
function syntaxMistake({reason, message, line: at}: SyntaxProblem, source: string): Mistake {
  const why = reason ?? message;
  const [, closing, tag = closing ?? '', opened] =
    /^(?:Unexpected closing tag `(<\/[^`]*>)`, e|E)xpected (?:a|corresponding) closing tag for `(<[^`]*>)` \((\d+):/.exec(
      why,
    ) ?? [];
  if (opened !== undefined) {
    const line = Number(opened);
    const name = tag.slice(1, -1);
    if (closing !== undefined)
      return {line, message: `${tag} is closed by ${closing}. Close the tag that was opened last first.`};
    return VOID.includes(name)
      ? {line, message: `${tag} isn't closed. Write <${name} />.`}
      : {line, message: `${tag} isn't closed. Write </${name}> after its content. If it's code, ${AS_CODE}.`};
  }
  const line = at ?? 1;
  if (why.includes('to create a comment'))
    return {line, message: "an HTML comment (<!-- … -->) doesn't work in MDX. Write {/* … */}."};
  if (why.includes('to create a link'))
    return {line, message: "an address between < and > doesn't work in MDX. Write [text](https://…)."};
  if (why.includes('import/exports'))
    return {
      line,
      message:
        'a paragraph that begins with "import" or "export" is JavaScript for MDX. Begin it with another word, or put that word between backticks.',
    };
  const [, id] = /^#.*\{#([^}\s]+)\}\s*$/.exec(source.split('\n')[line - 1] ?? '') ?? [];
  if (id !== undefined)
    return {line, message: `{#${id}} isn't how MDX writes the id of a heading. Write {/* #${id} */}.`};
  if (why.includes('expression')) {
    const at = why.includes('end of file') ? (openBrace(source) ?? line) : line;
    if (/\{\/\*(?!.*\*\/)/.test(source.split('\n')[at - 1] ?? ''))
      return {line: at, message: 'the comment that begins here has no end. Write */} after it.'};
    return {
      line: at,
      message: `MDX reads what comes after { as JavaScript, and it isn't. If it's code, ${AS_CODE}; a brace in a sentence is \\{.`,
    };
  }
  if (why.includes('closing slash'))
    return {line, message: `a tag is closed here that wasn't opened. Remove it, or ${AS_CODE} if it's code.`};
  if (/attribute value/.test(why)) return {line, message: 'the value of an attribute needs quotes: name="value".'};
  return {line, message: `MDX reads < here as the start of a tag. If it's code, ${AS_CODE}; a sign is \\<.`};
}

const withoutCode = (line: string): string => line.replace(/(`+)[^`].*?\1/g, '');

/** The line of the first brace outside code that nothing closes. */
function openBrace(source: string): number | undefined {
  const open: number[] = [];
  readLines(source).forEach(({line, isCode}, index) => {
    if (isCode) return;
    for (const [sign] of withoutCode(line).matchAll(/\\.|[{}]/g)) {
      if (sign === '{') open.push(index + 1);
      if (sign === '}') open.pop();
    }
  });
  return open[0];
}

function unclosedCallouts(source: string): readonly Mistake[] {
  const open: {readonly line: number; readonly marks: string; readonly name: string}[] = [];
  const mistakes: Mistake[] = [];
  readLines(source).forEach(({line, isCode}, index) => {
    const [, marks, name = ''] = (isCode ? undefined : /^[\s>]*(:{3,})[ \t]*([\w-]*)/.exec(line)) ?? [];
    if (marks === undefined) return;
    if (name === '') {
      const at = open.findLastIndex((each) => each.marks.length <= marks.length);
      if (at !== -1) open.splice(at);
      return;
    }
    open.push({line: index + 1, marks, name});
    if (!(CALLOUTS as readonly string[]).includes(name))
      mistakes.push({line: index + 1, message: `:::${name} isn't a callout. Write one of ${CALLOUTS.join(', ')}.`});
  });
  return [
    ...mistakes,
    ...open.map(({line, marks, name}) => ({
      line,
      message: `${marks}${name} isn't closed, so the rest of the page belongs to it. Write ${marks} on a separate line after its text.`,
    })),
  ];
}

/** An element of HTML with an id, in a line. */
const ELEMENT = /<[a-z][\w-]*(?=\s)[^<>]*?\sid=(["'])([^"']+)\1/g;

/** Ids of headings, exercises and elements that the page has twice. Generated ids differ, so one of the two was written. */
function repeatedIds(source: string): readonly Mistake[] {
  const slugger = createSlugger();
  const lines = readLines(source);
  const elements = lines.flatMap(({line, isCode}, index) =>
    isCode
      ? []
      : Array.from(withoutCode(line).matchAll(ELEMENT), ([, , id = '']) => ({
          id,
          line: index + 1,
          kind: 'element',
          another: 'id="another-id"',
        })),
  );
  const headings = lines.flatMap(({line, isCode}, index) => {
    const heading = isCode ? undefined : readHeading(line, (text) => slugger.slug(text));
    return heading ? [{id: heading.id, line: index + 1, kind: 'heading', another: '{/* #another-id */}'}] : [];
  });
  const exercises = exerciseBlocks(source).flatMap(({id, from}) =>
    id === undefined ? [] : [{id, line: from, kind: 'exercise', another: 'id="another-id"'}],
  );
  const all = [...elements, ...headings, ...exercises].sort((one, other) => one.line - other.line);
  return all.flatMap(({id, line, another}, index) => {
    const first = all.slice(0, index).find((each) => each.id === id);
    return first
      ? [
          {
            line,
            message: `the id "${id}" is taken by the ${first.kind} in line ${first.line}, so no link reaches this one. Give it another id: ${another}.`,
          },
        ]
      : [];
  });
}

function mistakesIn(tree: Root, source: string, hasFrontMatter: boolean): readonly Mistake[] {
  const lines = source.split('\n');
  const mistakes: Mistake[] = [];
  let hasModules = false;
  visit(tree, (each) => {
    const node = each as MdxNode;
    const line = node.position?.start.line ?? 1;
    const add = (message: string): unknown => mistakes.push({line, message});
    if (each.type === 'heading' && each.depth === 1 && hasFrontMatter)
      add('# is for the title, which is in the front matter. Begin a heading of the text with ##.');
    if (node.type === 'mdxjsEsm') hasModules = true;
    if (each.type === 'code') mistakes.push(...unclosedFence(each, lines), ...unknownLanguage(each));
    if (/^mdx\w+Expression$/.test(node.type) && !hasModules && node.data?.estree?.body.length)
      add(`MDX runs {${node.value}} as JavaScript. If it's code, ${AS_CODE}; a brace in a sentence is \\{.`);
    if (!node.type.startsWith('mdxJsx')) return;
    const {name} = node;
    if (name && /^[A-Z]/.test(name) && !hasModules && !COMPONENTS.includes(name)) {
      const near = name.length > 5 ? nearest(name, COMPONENTS) : undefined;
      add(
        `<${name}> isn't a component. ${near === undefined ? `If it's code, ${AS_CODE}.` : `Did you mean <${near}>?`}`,
      );
    }
    if (name === 'script') add("<script> doesn't run in a page. Remove it: a page's scripts are in src.");
    for (const attribute of node.attributes ?? []) {
      if (attribute.name === 'style' && typeof attribute.value === 'string')
        add('style="…" doesn\'t work in MDX. Remove it: a rule of src/css applies to all pages and both themes.');
      if (attribute.name === 'class') add('class="…" doesn\'t work in MDX. Write className="…".');
      if (/^on[a-z]+$/i.test(attribute.name ?? ''))
        add(`${attribute.name}="…" doesn't run in a page. Remove it: a page's scripts are in src.`);
    }
  });
  return mistakes;
}

/** Languages that are shown as plain text, and npm's commands. */
const PLAIN = ['txt', 'text', 'mdx', 'npm'];
/** Those that a writer may have meant. */
const LANGUAGES = [
  ...PLAIN,
  ...'res resi re ml js javascript jsx ts typescript tsx json css html md yaml sh bash diff toml'.split(' '),
];

/** A language that nothing colors, so probably a misspelled one. */
function unknownLanguage({lang: language, position}: Code): readonly Mistake[] {
  if (!language || PLAIN.includes(language) || hasLexer(language)) return [];
  const near = nearest(language, LANGUAGES);
  const fix = near === undefined ? 'Write txt for plain text.' : `Did you mean ${near}?`;
  const message = `a code block has the language "${language}", which isn't one the site colors. ${fix}`;
  return [{line: position?.start.line ?? 1, message}];
}

function unclosedFence({position}: Code, lines: readonly string[]): readonly Mistake[] {
  if (!position) return [];
  const [first, last] = [position.start.line, position.end.line];
  const marks = /(`{3,}|~{3,})/.exec(lines[first - 1] ?? '')?.[1];
  if (marks === undefined) return [];
  const ends = (line: string): boolean => new RegExp(`^[ \\t>]*${marks[0]}{${marks.length},}[ \\t]*$`).test(line);
  // A fence with a language inside another one: the end between them is missing.
  const within = lines.slice(first, last - 1).findIndex((line) => new RegExp(`^[ \\t>]*${marks}\\w+`).test(line));
  if (within === -1 && last > first && ends(lines[last - 1] ?? '')) return [];
  const until = within === -1 ? 'the rest of the page is part of it' : `line ${first + within + 1} is part of it`;
  return [{line: first, message: `the code block isn't closed: ${until}. Write ${marks} on a line after its code.`}];
}
