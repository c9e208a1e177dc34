/** The raw data from a version's packages: the output of their tools, as text and validated JSON. */
import type {ApiField, ApiLibrary, CommentFormat, Deprecation, SourcePosition} from './model';
import {dedent} from '../../../kit/core/lines';
import {array, field, integer, literal, object, optionalField, string, type Decoder} from '../../../kit/core/decode';
import {insideBracket} from './signature-syntax';

export type RawLibrary = {
  readonly library: ApiLibrary;
  /** The compiled module that is the library's root: `Stdlib`, `RescriptCore`, `Belt`. */
  readonly unit: string;
  readonly doc: ToolsDoc;
};

export type RawVersion = {
  /** The manual version: `v11.0.0`. */
  readonly version: string;
  readonly comments: CommentFormat;
  readonly libraries: readonly RawLibrary[];
  /** What `bsc X.cmi` prints in ReScript syntax, by compiled module (`Belt_Array`, first letter in upper case). */
  readonly signatures: Readonly<Record<string, string>>;
  /** The same in Reason syntax, if that's the version's own; otherwise undefined. */
  readonly reason: Readonly<Record<string, string>> | undefined;
  /** Paths of source files in their repository by base name, for tools that print only the base name. */
  readonly paths: Readonly<Record<string, string>>;
  /** Deprecations with their migrations, by source file; only for files that have any. */
  readonly deprecations: Readonly<Record<string, readonly SourceDeprecation[]>>;
};

/** The tool's data for one item; nested modules have `items`. */
export type ToolsItem = {
  readonly kind: 'value' | 'type' | 'module' | 'moduleAlias' | 'moduleType';
  readonly name: string;
  readonly docs: string;
  /** The reason; empty if the tool saw a deprecation but couldn't read its payload. */
  readonly deprecated: string | undefined;
  /**
   * `file` keeps only the last folder if sources are in several; the other folders belong to the machine that built the
   * package.
   */
  readonly source: SourcePosition;
  readonly fields: readonly ApiField[];
  readonly items: readonly ToolsItem[];
};

/** A whole printed document: a root module such as `Belt`. */
export type ToolsDoc = Pick<ToolsItem, 'docs' | 'items'>;

/**
 * A module has up to two comments: one where its library names it, and its own, which is more detailed and comes last.
 */
const docs: Decoder<string> = (value) =>
  field(
    'docstrings',
    array(string),
  )(value)
    .map(trimComment)
    .findLast((text) => text !== '') ?? '';

const source: Decoder<SourcePosition> = (value) => {
  const place = field('source', object)(value);
  return {
    file: field('filepath', string)(place).replace(/^.*?((?:(?:others|runtime)\/)?[^/]+)$/, '$1'),
    line: field('line', integer)(place),
  };
};

const documentedField: Decoder<ApiField> = (value) => ({
  name: field('name', string)(value),
  docs: docs(value),
  deprecated: optionalField('deprecated', string)(value),
});

const fields: Decoder<readonly ApiField[]> = (value) => {
  const detail = optionalField('detail', object)(value);
  if (!detail || detail.kind === 'signature') return [];
  literal('record', 'variant')(detail.kind);
  return field(
    'items',
    array(documentedField),
  )(detail).filter((item) => item.docs !== '' || item.deprecated !== undefined);
};

const item: Decoder<ToolsItem> = (value) => ({
  ...documentedField(value),
  kind: field('kind', literal('value', 'type', 'module', 'moduleAlias', 'moduleType'))(value),
  source: source(value),
  fields: fields(value),
  items: optionalField('items', array(item))(value) ?? [],
});

/** Decodes the output of `rescript-tools doc`. Throws a `DecodeError` that says where the data is unexpected. */
export const toolsDoc: Decoder<ToolsDoc> = (value) => ({
  docs: docs(value),
  items: field('items', array(item))(value),
});

/** Removes the doc comment's star, the surrounding blank lines, and the common indentation. */
function trimComment(text: string): string {
  const lines = text
    .replace(/^\*\s/, '')
    .replace(/\s+$/, '')
    .replace(/^(?:[ \t]*\n)+/, '')
    .split('\n');
  const [first = '', ...rest] = lines;
  return [first.trimStart(), ...dedent(rest)].join('\n').trim();
}

/** A deprecation in a source, with the name and 1-based line of the declaration after the attribute. */
export type SourceDeprecation = Deprecation & {readonly name: string; readonly line: number};

const SKIPPED = /^(?:\s+|\/\*[\s\S]*?\*\/|\/\/.*|@{1,2}[\w.]+)/;
const DECLARATION = /^(?:let|external|type(?:\s+rec)?|module(?:\s+type)?)\s+\\?"?([\w']+)/;

/**
 * The deprecations with a record payload in a source of version 12, in order. The payload, which the package's own
 * migration tool uses, says what to use instead, but the documentation extractor doesn't read it:
 *
 *     @deprecated({
 *       reason: "Use `Array.length` instead.",
 *       migrate: Array.length(),
 *     })
 *     external length: array<'a> => int = "%array_length"
 *
 * becomes `{name: 'length', line: 5, reason: 'Use `Array.length` instead.', migration: 'Array.length'}`. Without a
 * migration, or if it's an expression, `migration` is undefined.
 */
export function sourceDeprecations(source: string): readonly SourceDeprecation[] {
  const found: SourceDeprecation[] = [];
  for (const match of source.matchAll(/@{1,2}deprecated\(\{/g)) {
    const start = match.index + match[0].length - 1;
    const payload = insideBracket(source.slice(start));
    const declaration = declarationAfter(source, start + payload.length + '{})'.length);
    if (!declaration) continue;
    const reason = /reason:\s*"((?:[^"\\]|\\.)*)"/.exec(payload)?.[1] ?? '';
    found.push({...declaration, reason: cleanReason(reason), migration: migration(payload)});
  }
  return found;
}

/** Unescapes quotes and joins the lines of a multi-line reason. */
export function cleanReason(reason: string): string {
  return reason
    .replace(/\\\s*\n\s*/g, '')
    .replaceAll('\\"', '"')
    .replace(/\s+/g, ' ')
    .trim();
}

function migration(payload: string): string | undefined {
  const type = /migrate:\s*%replace\.type\(:\s*([\w.]+)/.exec(payload)?.[1];
  return type ?? /migrate:\s*(?:@[\w.]+(?:\([^)]*\))?\s*)?((?:[A-Z]\w*\.)+[a-z_]\w*)/.exec(payload)?.[1];
}

/** Skips whitespace, comments, and further attributes. */
function declarationAfter(source: string, from: number): {name: string; line: number} | undefined {
  let at = from;
  for (let skipped = SKIPPED.exec(source.slice(at)); skipped; skipped = SKIPPED.exec(source.slice(at))) {
    at += skipped[0].length;
    if (skipped[0].startsWith('@') && source[at] === '(') at += insideBracket(source.slice(at)).length + '()'.length;
  }
  const name = DECLARATION.exec(source.slice(at))?.[1];
  return name === undefined ? undefined : {name, line: source.slice(0, at).split('\n').length};
}
