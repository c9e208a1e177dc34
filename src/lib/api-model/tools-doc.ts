/** The JSON that `rescript-tools doc` prints for a module, checked and reduced to what the reference uses. */
import {array, field, integer, literal, object, optionalField, string, type Decoder} from '../decode/decode';

/** A place in a source file of the package. `file` has the last folder only where sources are in several: the others are those of the machine that built the package. */
export type ToolsSource = {readonly file: string; readonly line: number};

/** A documented part of a type: a record field or a constructor. */
export type ToolsField = {
  readonly name: string;
  readonly docs: string;
  readonly deprecated: string | undefined;
};

/** What the tool knows of one item; nested modules have `items`. */
export type ToolsItem = {
  readonly kind: 'value' | 'type' | 'module' | 'moduleAlias' | 'moduleType';
  readonly name: string;
  readonly docs: string;
  /** The reason; empty where the tool saw a deprecation but could not read its payload. */
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

/** A module has up to two comments: one where its library names it, one of its own, which says more and comes last. */
const docs: Decoder<string> = (value) =>
  field('docstrings', array(string))(value).map(trimComment).findLast((text) => text !== '') ?? '';

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
  return field('items', array(documentedField))(detail).filter((item) => item.docs !== '' || item.deprecated !== undefined);
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

/** Decodes the output of `rescript-tools doc`. Throws a `DecodeError` that says where the data is not as expected. */
export const toolsDoc: Decoder<ToolsDoc> = (value) => ({
  name: field('name', string)(value),
  docs: docs(value),
  items: field('items', array(item))(value),
});

/** Removes what a comment's frame leaves behind: the star of doc comments, blank lines around, the common indentation. */
function trimComment(text: string): string {
  const lines = text.replace(/^\*\s/, '').replace(/\s+$/, '').replace(/^(?:[ \t]*\n)+/, '').split('\n');
  const [first = '', ...rest] = lines;
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return [first.trimStart(), ...rest.map((line) => line.slice(common))].join('\n').trim();
}
