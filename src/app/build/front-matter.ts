import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {plainText} from '../../kit/build/files/text';
import type {z} from 'zod';
import {frontMatterSchemas, type PageKind} from '../../manual/core/front-matter/schema';
import {lineOfKey, yamlProblem} from '../../manual/core/front-matter/text';
import {nearest} from '../../kit/core/edit-distance';
import {writerError} from '../../kit/build/writer-error';

/** The folders whose pages are written, not made. Entries of the syntax lookup have keys of their own. */
const WRITTEN = /^(?:docs|react-docs|community|errors|blog|(?:react_)?versioned_docs|i18n(?!\/[^/]+\/syntax-lookup))\//;

/** The kind of the page with this path below the site's folder; undefined if it isn't a written page. */
function kindOf(filePath: string): PageKind | undefined {
  const file = filePath.replaceAll(path.sep, '/');
  if (!WRITTEN.test(file)) return undefined;
  if (/^blog\/|\/docusaurus-plugin-content-blog\//.test(file)) return 'posts';
  if (file.startsWith('i18n/')) return 'translations';
  return /^errors\/(?!index\.)/.test(file) ? 'errors' : 'docs';
}

const TYPES: Readonly<Record<string, string>> = {string: 'a text', array: 'a list', boolean: 'true or false'};

/** What a key has to be, in words. */
function wanted(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_union') return 'a text or a list';
  return issue.code === 'too_small' ? 'filled in, or left out' : issue.message;
}

type FrontMatter = Readonly<Record<string, unknown>>;

/** A sentence with file and line for each key nothing reads, each value of the wrong type, and each key that is missing. */
function keyProblems(filePath: string, text: string, frontMatter: FrontMatter): readonly string[] {
  const kind = kindOf(filePath);
  if (!kind) return [];
  const schema = frontMatterSchemas[kind];
  const start = (key: string): string => `${filePath}:${lineOfKey(text, key) || 1}: the front matter`;
  return (schema.safeParse(frontMatter).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${start(key)} ${unknownKey(key, Object.keys(schema.shape))}`);
    const key = String(issue.path[0]);
    if (!(key in frontMatter))
      return `${start(key)} has no ${key}. A page about an error needs title, sidebar_label, category and messages (CONTRIBUTING.md, "Explain an error").`;
    const where = issue.path.length > 1 ? `each "${key}"` : `"${key}"`;
    const hint = /^(?:invalid_format|too_big)$/.test(issue.code) ? '' : ' Numbers and dates are texts in quotes.';
    return `${start(key)} needs ${where} to be ${wanted(issue)}.${hint}`;
  });
}

function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  const fix = near === undefined ? `Valid keys are ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `has an unknown key "${key}". ${fix}`;
}

/**
 * A page's front matter, empty if it can't be parsed, and what is wrong with it: a sentence with file and line each.
 * @param filePath from the site's root, with forward slashes
 * @param text lines end with `\n`
 */
export async function readFrontMatter(
  filePath: string,
  text: string,
): Promise<{readonly frontMatter: FrontMatter; readonly problems: readonly string[]}> {
  let frontMatter: FrontMatter;
  try {
    ({frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: text}));
  } catch (error) {
    return {frontMatter: {}, problems: kindOf(filePath) ? [yamlProblem(filePath, text, error as Error)] : []};
  }
  const problems = [...keyProblems(filePath, text, frontMatter)];
  const kind = kindOf(filePath);
  const {title, description} = frontMatter;
  if (kind === undefined || kind === 'translations') return {frontMatter, problems};
  if (title === undefined)
    problems.push(`${filePath}:1: the front matter has no title. Write title: and the page's heading.`);
  const length = typeof description === 'string' ? description.length : 0;
  if (length < 30 || length > 155)
    problems.push(
      `${filePath}:${lineOfKey(text, 'description') || 1}: the front matter needs a description of 30 to 155 characters, one sentence for search engines; it has ${length || 'none'}.`,
    );
  return {frontMatter, problems};
}

/**
 * Parses and checks front matter for Docusaurus. A key that nothing reads, or a value of the wrong type, stops a build
 * with the page and line; `npm start` logs it. If it isn't YAML, the problem is logged and the page is shown without it.
 */
export function parseFrontMatter(run: 'build' | 'start'): ParseFrontMatter {
  return async (asWritten) => {
    const params = {...asWritten, fileContent: plainText(asWritten.fileContent)};
    const filePath = path.relative(process.cwd(), params.filePath);
    let read: Awaited<ReturnType<ParseFrontMatter>>;
    try {
      read = await params.defaultParseFrontMatter(params);
    } catch (error) {
      const problem = yamlProblem(filePath, params.fileContent, error as Error);
      logger.warn(`${problem} The page is shown without its front matter.`);
      return {frontMatter: {}, content: params.fileContent.replace(/^---\n[\s\S]*?\n---\n/, '')};
    }
    const problems = keyProblems(filePath, params.fileContent, read.frontMatter).join('\n');
    if (problems !== '' && run === 'build') throw writerError(problems);
    if (problems !== '') logger.error(problems);
    return read;
  };
}
