/**
 * Finds `@@config({flags: […]})`, which can run any program, in any spelling. Pages and the playground reject it by the
 * same rules.
 */

export type Refusal = {
  /** 1-based line of the source. */
  readonly line: number;
  readonly message: string;
};

/** What may separate the parts of an attribute. */
const GAP = String.raw`(?:\s|/\*[\s\S]*?\*/|//[^\n]*\n|\(\*[\s\S]*?\*\))*`;
const QUOTE = String.raw`(?:\\?")?`;
const NAME = `${QUOTE}(?:bs${QUOTE}${GAP}\\.${GAP}${QUOTE})?config\\b`;
const ATTRIBUTE = new RegExp(`(?:@${GAP}@|\\[${GAP}@${GAP}(?:@${GAP}){0,2})${GAP}${NAME}`);

/** The attribute as the compiler's formatter prints it, where comments, spaces, and quotes can't hide it. */
const CANONICAL_ATTRIBUTE = /@@\s*\\?"?(?:bs\.)?config\b/;

/** Reason and ML treat `# 1 "file"` as a position in another file, and quote it in messages. */
const LINE_DIRECTIVE = /^[ \t]*#[ \t]*(?:line)?[ \t]*\d/m;

const OPTIONS = 'compiler options in a source (@@config)';

/** Looks for options in a source as written, comments and strings included. */
export function refuseOptions(source: string, language: string): Refusal | undefined {
  const refused = refusal(source, ATTRIBUTE, OPTIONS);
  if (refused || !['re', 'ml'].includes(language)) return refused;
  return refusal(source, LINE_DIRECTIVE, 'line directives (# 1 "file")');
}

/** Looks for compiler options in the output of the compiler's own formatter. */
export function refuseFormatted(formatted: string): Refusal | undefined {
  return refusal(formatted, CANONICAL_ATTRIBUTE, OPTIONS);
}

/** Whether it's worth asking the formatter. */
export function mayHaveOptions(source: string): boolean {
  return /@\s*@|@\s*\/[*/]|\[\s*@|\[\s*\(\*/.test(source);
}

/** @param what the rejected thing, as a plural for the message */
function refusal(source: string, pattern: RegExp, what: string): Refusal | undefined {
  const found = pattern.exec(source);
  return found
    ? {line: source.slice(0, found.index).split('\n').length, message: `${what} are not allowed`}
    : undefined;
}
