const FRONT_MATTER = /^---\n[\s\S]*?\n---[ \t]*(?=\n|$)/;

/** A page's front matter with the lines around it; empty if it has none. */
export const frontMatterOf = (source: string): string => FRONT_MATTER.exec(source)?.[0] ?? '';

/** Replaces a page's front matter with empty lines, so that line numbers don't change. */
export const withoutFrontMatter = (source: string): string =>
  source.replace(FRONT_MATTER, (matter) => matter.replace(/[^\n]/g, ''));
