/** The JSON that `rescript-tools doc` prints for a module, validated and reduced to what the reference uses. */
import {dedent} from '../../../kit/core/dedent';
import {array, field, integer, literal, object, optionalField, string, type Decoder} from '../../../kit/core/decode';

/**
 * A place in one of the package's source files. `file` keeps only the last folder if sources are in several; the
 * other folders belong to the machine that built the package.
 */
export type ToolsSource = {readonly file: string; readonly line: number};

/** A documented member of a type: a record field or a constructor. */
export type ToolsField = {
  readonly name: string;
  readonly docs: string;
  readonly deprecated: string | undefined;
};

/** The tool's data for one item; nested modules have `items`. */
export type ToolsItem = {
  readonly kind: 'value' | 'type' | 'module' | 'moduleAlias' | 'moduleType';
  readonly name: string;
  readonly docs: string;
  /** The reason; empty if the tool saw a deprecation but couldn't read its payload. */
  readonly deprecated: string | undefined;
  readonly source: ToolsSource;
  readonly fields: readonly ToolsField[];
  readonly items: readonly ToolsItem[];
};

/** A whole printed document: a root module such as `Belt`. */
export type ToolsDoc = {
  readonly name: string;
  readonly docs: string;
  readonly items: readonly ToolsItem[];
};

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

const source: Decoder<ToolsSource> = (value) => {
  const place = field('source', object)(value);
  return {
    file: field('filepath', string)(place).replace(/^.*?((?:(?:others|runtime)\/)?[^/]+)$/, '$1'),
    line: field('line', integer)(place),
  };
};

const documentedField: Decoder<ToolsField> = (value) => ({
  name: field('name', string)(value),
  docs: docs(value),
  deprecated: optionalField('deprecated', string)(value),
});

const fields: Decoder<readonly ToolsField[]> = (value) => {
  const detail = optionalField('detail', object)(value);
  if (!detail || detail.kind === 'signature') return [];
  literal('record', 'variant')(detail.kind);
  return field(
    'items',
    array(documentedField),
  )(detail).filter((item) => item.docs !== '' || item.deprecated !== undefined);
};

const item: Decoder<ToolsItem> = (value) => ({
  kind: field('kind', literal('value', 'type', 'module', 'moduleAlias', 'moduleType'))(value),
  name: field('name', string)(value),
  docs: docs(value),
  deprecated: optionalField('deprecated', string)(value),
  source: source(value),
  fields: fields(value),
  items: optionalField('items', array(item))(value) ?? [],
});

/** Decodes the output of `rescript-tools doc`. Throws a `DecodeError` that says where the data is unexpected. */
export const toolsDoc: Decoder<ToolsDoc> = (value) => ({
  name: field('name', string)(value),
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
