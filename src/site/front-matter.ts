import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ParseFrontMatter} from '@docusaurus/types';
import {plainText} from '../files/text';
import {yamlProblem} from '../lib/front-matter/yaml-problem';
import {nearest} from '../lib/text/nearest';
import {writerError} from '../plugins/writer-error';

const EVERY_PAGE =
  'title description slug tags keywords image draft unlisted toc_min_heading_level toc_max_heading_level hide_table_of_contents source_sections';
const DOCS =
  'id title_meta sidebar_label sidebar_position sidebar_class_name sidebar_key sidebar_custom_props displayed_sidebar hide_title pagination_label pagination_next pagination_prev custom_edit_url last_update';
const POSTS = 'authors date title_meta sidebar_label hide_reading_time custom_edit_url last_update';

/** The folders whose pages are written, not made; each page's keys are those of Docusaurus. */
const WRITTEN = /^(?:docs|react-docs|community|(?:react_)?versioned_docs|i18n|(blog))\//;

/** One sentence about an unknown key, with its line and the nearest valid key; undefined if all keys are valid. */
function unknownKey(
  filePath: string,
  text: string,
  frontMatter: Readonly<Record<string, unknown>>,
): string | undefined {
  const folder = WRITTEN.exec(filePath.replaceAll(path.sep, '/'));
  if (!folder) return undefined;
  const isPost = folder[1] !== undefined || filePath.includes('docusaurus-plugin-content-blog');
  const known = `${EVERY_PAGE} ${isPost ? POSTS : DOCS}`.split(' ');
  const unknown = Object.keys(frontMatter).find((key) => !known.includes(key));
  if (unknown === undefined) return undefined;
  const line = text.split('\n').findIndex((each) => each.startsWith(`${unknown}:`)) + 1;
  const near = nearest(unknown, known);
  const fix =
    near === undefined
      ? `Valid keys are ${known.slice(0, 3).join(', ')} and the ones listed in CONTRIBUTING.md.`
      : `Did you mean "${near}"?`;
  return `${filePath}:${line}: the front matter has an unknown key "${unknown}". ${fix}`;
}

/**
 * Parses front matter. A parse error or an unknown key stops a production build with the page and line. In development,
 * the page is shown without its front matter and the problem is logged, so a typo doesn't break the page.
 */
export function parseFrontMatter(production: boolean): ParseFrontMatter {
  return async (asWritten) => {
    const params = {...asWritten, fileContent: plainText(asWritten.fileContent)};
    let read: Awaited<ReturnType<ParseFrontMatter>>;
    try {
      read = await params.defaultParseFrontMatter(params);
    } catch (error) {
      const problem = yamlProblem(path.relative(process.cwd(), params.filePath), params.fileContent, error as Error);
      if (production) throw writerError(problem);
      logger.error(problem);
      const content = params.fileContent.replace(/^---\n[\s\S]*?\n---\n/, '');
      return {frontMatter: {}, content};
    }
    const problem = unknownKey(path.relative(process.cwd(), params.filePath), params.fileContent, read.frontMatter);
    if (problem !== undefined && production) throw writerError(problem);
    if (problem !== undefined) logger.error(problem);
    return read;
  };
}
