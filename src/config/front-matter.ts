import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ParseFrontMatter} from '@docusaurus/types';

type YamlError = {readonly reason?: string; readonly message: string; readonly mark?: {readonly line: number; readonly column: number}};

/** One sentence about front matter that is no YAML: page and line (1-based, in the file), what is wrong, how to mend it. */
function frontMatterProblem(filePath: string, error: YamlError): string {
  // The parser counts from 0 and from the line of the opening dashes.
  const line = (error.mark?.line ?? 0) + 1;
  return `${filePath}:${line}: the front matter cannot be read (${error.reason ?? error.message}). Put a value that holds a colon, a quote or a # into quotes.`;
}

/**
 * Reads front matter. What fails to parse stops a production build, with page and line; in development the
 * page is shown without its front matter and the problem is logged, so a slip of the pen never takes it down.
 */
export function parseFrontMatter(production: boolean): ParseFrontMatter {
  return async (params) => {
    try {
      return await params.defaultParseFrontMatter(params);
    } catch (error) {
      const problem = frontMatterProblem(path.relative(process.cwd(), params.filePath), error as YamlError);
      if (production) throw new Error(problem);
      logger.error(problem);
      const content = params.fileContent.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, '');
      return {frontMatter: {}, content};
    }
  };
}
