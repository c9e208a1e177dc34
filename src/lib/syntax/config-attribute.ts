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

/** As the compiler's formatter prints it, where comments, spaces and quotes can't hide it. */
const CANONICAL_ATTRIBUTE = /@@\s*\\?"?(?:bs\.)?config\b/;

/** Reason and ML treat `# 1 "file"` as a position in another file, and quote it in messages. */
const LINE_DIRECTIVE = /^[ \t]*#[ \t]*(?:line)?[ \t]*\d/m;

/** Looks for options in a source as written, comments and strings included. */
export function refuseOptions(source: string, language: string): Refusal | undefined {
  const attribute = ATTRIBUTE.exec(source);
  if (attribute) return refusal(source, attribute.index, 'compiler options in a source (@@config) are not allowed');
  if (!['re', 'ml'].includes(language)) return undefined;
  const directive = LINE_DIRECTIVE.exec(source);
  return directive ? refusal(source, directive.index, 'line directives (# 1 "file") are not allowed') : undefined;
}

/** Looks for options in the formatter's output. */
export function refuseFormatted(formatted: string): Refusal | undefined {
  const attribute = CANONICAL_ATTRIBUTE.exec(formatted);
  return attribute
    ? refusal(formatted, attribute.index, 'compiler options in a source (@@config) are not allowed')
    : undefined;
}

/** Whether it's worth asking the formatter. */
export function mayHaveOptions(source: string): boolean {
  return /@\s*@|@\s*\/[*/]|\[\s*@|\[\s*\(\*/.test(source);
}

function refusal(source: string, offset: number, message: string): Refusal {
  return {line: source.slice(0, offset).split('\n').length, message};
}
