/**
 * Finds code that would give the compiler options: `@@config({flags: […]})` and its disguises run any
 * program, in every version. Pages and the playground refuse it by the same rules.
 */

/** Why a source is refused. */
export type Refusal = {
  /** 1-based line of the source. */
  readonly line: number;
  readonly message: string;
};

/** White space and comments, which may stand between the parts of an attribute. */
const GAP = String.raw`(?:\s|/\*[\s\S]*?\*/|//[^\n]*\n|\(\*[\s\S]*?\*\))*`;
const QUOTE = String.raw`(?:\\?")?`;
const NAME = `${QUOTE}(?:bs${QUOTE}${GAP}\\.${GAP}${QUOTE})?config\\b`;
const ATTRIBUTE = new RegExp(`(?:@${GAP}@|\\[${GAP}@${GAP}(?:@${GAP}){0,2})${GAP}${NAME}`);

/** As the compiler's formatter writes it: no comment, no space and no quote can hide it there. */
const CANONICAL_ATTRIBUTE = /@@\s*\\?"?(?:bs\.)?config\b/;

/** Reason and ML read `# 1 "file"` as a place in another file, and quote that file in messages. */
const LINE_DIRECTIVE = /^[ \t]*#[ \t]*(?:line)?[ \t]*\d/m;

/**
 * Looks for compiler options in a source as it was written. Errs on the side of refusing: the words of
 * the attribute are refused in comments and strings too.
 */
export function refuseOptions(source: string, language: string): Refusal | undefined {
  const attribute = ATTRIBUTE.exec(source);
  if (attribute) return refusal(source, attribute.index, 'compiler options in a source (@@config) are not allowed');
  if (!['re', 'ml'].includes(language)) return undefined;
  const directive = LINE_DIRECTIVE.exec(source);
  return directive ? refusal(source, directive.index, 'line directives (# 1 "file") are not allowed') : undefined;
}

/** Looks for compiler options in a source as the compiler's own formatter printed it, whatever it was written like. */
export function refuseFormatted(formatted: string): Refusal | undefined {
  const attribute = CANONICAL_ATTRIBUTE.exec(formatted);
  return attribute ? refusal(formatted, attribute.index, 'compiler options in a source (@@config) are not allowed') : undefined;
}

/** Whether a source could have options at all: if not, asking the formatter is not worth its time. */
export function mayHaveOptions(source: string): boolean {
  return /@\s*@|@\s*\/[*/]|\[\s*@|\[\s*\(\*/.test(source);
}

function refusal(source: string, offset: number, message: string): Refusal {
  return {line: source.slice(0, offset).split('\n').length, message};
}
