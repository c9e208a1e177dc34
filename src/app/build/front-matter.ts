import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ParseFrontMatter} from '@docusaurus/types';
import {plainText} from '../../kit/build/files/text';
import type {z} from 'zod';
import {frontMatterSchemas, type PageKind} from '../../manual/core/front-matter/schema';
import {yamlProblem} from '../../manual/core/front-matter/yaml-problem';
import {lineOfKey} from '../../manual/core/front-matter/line-of-key';
import {nearest} from '../../kit/core/nearest';
import {writerError} from '../../kit/build/writer-error';

/** The folders whose pages are written, not made. */
const WRITTEN = /^(?:docs|react-docs|community|errors|blog|(?:react_)?versioned_docs|i18n)\//;

/** The kind of the page with this path below the site's folder; undefined if it isn't a written page. */
function kindOf(filePath: string): PageKind | undefined {
  const file = filePath.replaceAll(path.sep, '/');
  if (!WRITTEN.test(file)) return undefined;
  if (/^blog\/|\/docusaurus-plugin-content-blog\//.test(file)) return 'posts';
  if (file.startsWith('i18n/')) return 'translations';
  return file.startsWith('errors/') ? 'errors' : 'docs';
}

const TYPES: Readonly<Record<string, string>> = {string: 'a text', array: 'a list', boolean: 'true or false'};

/** What a key has to be, in words. */
function wanted(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_union') return 'a text or a list';
  return issue.code === 'too_small' ? 'filled in, or left out' : issue.message;
}

/** One sentence about a key nothing reads or a value of the wrong type, with its line; undefined if all are right. */
function keyProblem(filePath: string, text: string, frontMatter: unknown): string | undefined {
  const kind = kindOf(filePath);
  const issue = kind && frontMatterSchemas[kind].safeParse(frontMatter).error?.issues[0];
  if (!issue) return undefined;
  const key = issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : String(issue.path[0]);
  const inside = issue.path.slice(1).filter((part) => typeof part === 'string');
  const line = lineOfKey(text, [key, ...inside]);
  const start = `${filePath}:${line}: the front matter`;
  if (issue.code !== 'unrecognized_keys') {
    const named = `"${[key, ...inside].join('.')}"`;
    const where = typeof issue.path.at(-1) === 'number' ? `each ${named}` : named;
    return `${start} needs ${where} to be ${wanted(issue)}. Numbers and dates are texts in quotes.`;
  }
  if (kind === 'translations' && key === 'search')
    return `${start} has "search", which the page has from its source. Remove it with its phrases.`;
  const known = Object.keys(frontMatterSchemas[kind].shape);
  const near = nearest(key, known);
  const fix = near === undefined ? `Valid keys are ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `${start} has an unknown key "${key}". ${fix}`;
}

/**
 * Parses and checks front matter. A key that nothing reads, or a value of the wrong type, stops `npm run check` and a
 * build with the page and line; `npm start` logs it. Front matter that isn't YAML only stops `npm run check`: otherwise
 * the problem is logged and the page is shown without it. Phrases for the search are checked and left out: no page shows
 * them.
 */
export function parseFrontMatter(run: 'check' | 'build' | 'start'): ParseFrontMatter {
  return async (asWritten) => {
    const params = {...asWritten, fileContent: plainText(asWritten.fileContent)};
    const filePath = path.relative(process.cwd(), params.filePath);
    let read: Awaited<ReturnType<ParseFrontMatter>>;
    try {
      read = await params.defaultParseFrontMatter(params);
    } catch (error) {
      const problem = yamlProblem(filePath, params.fileContent, error as Error);
      if (run === 'check') throw writerError(problem);
      logger.warn(`${problem} The page is shown without its front matter.`);
      return {frontMatter: {}, content: params.fileContent.replace(/^---\n[\s\S]*?\n---\n/, '')};
    }
    const problem = keyProblem(filePath, params.fileContent, read.frontMatter);
    if (problem !== undefined && run !== 'start') throw writerError(problem);
    if (problem !== undefined) logger.error(problem);
    const {search: _, ...frontMatter} = read.frontMatter;
    return {...read, frontMatter};
  };
}
