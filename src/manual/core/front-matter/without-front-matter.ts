/** Replaces a page's front matter with empty lines, so that line numbers don't change. */
export const withoutFrontMatter = (source: string): string =>
  source.replace(/^---\n[\s\S]*?\n---[ \t]*(?=\n|$)/, (matter) => matter.replace(/[^\n]/g, ''));
