/**
 * Finds code that would set compiler options: `@@config({flags: […]})` in any spelling can run any program, in every version. Pages and the playground reject it by the same rules.
 */

/** Why a source is rejected. */
export type Refusal = {
  /** 1-based line of the source. */
  readonly line: number;
  readonly message: string;
};

/** Whitespace and comments, which may separate the parts of an attribute. */
const GAP = String.raw`(?:\s|/\*[\s\S]*?\*/|//[^\n]*\n|\(\*[\s\S]*?\*\))*`;
const QUOTE = String.raw`(?:\\?")?`;
const NAME = `${QUOTE}(?:bs${QUOTE}${GAP}\\.${GAP}${QUOTE})?config\\b`;
const ATTRIBUTE = new RegExp(`(?:@${GAP}@|\\[${GAP}@${GAP}(?:@${GAP}){0,2})${GAP}${NAME}`);

/** The attribute as the compiler's formatter prints it, where comments, spaces and quotes can't hide it. */
const CANONICAL_ATTRIBUTE = /@@\s*\\?"?(?:bs\.)?config\b/;

/** Reason and ML treat `# 1 "file"` as a position in a different file, and quote that file in messages. */
const LINE_DIRECTIVE = /^[ \t]*#[ \t]*(?:line)?[ \t]*\d/m;

/**
 * Looks for compiler options in a source as written. Errs on the side of caution: it also rejects the attribute inside
 * comments and strings.
 */
export function refuseOptions(source: string, language: string): Refusal | undefined {
  const attribute = ATTRIBUTE.exec(source);
  if (attribute) return refusal(source, attribute.index, 'compiler options in a source (@@config) are not allowed');
  if (!['re', 'ml'].includes(language)) return undefined;
  const directive = LINE_DIRECTIVE.exec(source);
  return directive ? refusal(source, directive.index, 'line directives (# 1 "file") are not allowed') : undefined;
}

/** Looks for compiler options in the output of the compiler's own formatter. */
export function refuseFormatted(formatted: string): Refusal | undefined {
  const attribute = CANONICAL_ATTRIBUTE.exec(formatted);
  return attribute
    ? refusal(formatted, attribute.index, 'compiler options in a source (@@config) are not allowed')
    : undefined;
}

/** Whether a source could have options at all: if not, asking the formatter is not worth its time. */
export function mayHaveOptions(source: string): boolean {
  return /@\s*@|@\s*\/[*/]|\[\s*@|\[\s*\(\*/.test(source);
}

function refusal(source: string, offset: number, message: string): Refusal {
  return {line: source.slice(0, offset).split('\n').length, message};
}
