/**
 * Writes a cut into the text of `src/config/versions.ts`: what was next becomes the latest, what was the latest
 * the first of the older ones. The rest of the file doesn't change.
 */
import ts from 'typescript';

/** The lines of that file whose versions are cut, by the name of its constant. */
export type CutDocs = 'manual' | 'react';

/** A new next version; the React docs keep theirs, which has no number. */
type NewNext = {readonly id: string; readonly compiler: string};

const FILE = 'src/config/versions.ts';

/** `v12` of `v12.0.0`, and `v0.13` of `v0.13.0`. */
export function shortName(id: string): string {
  return id.startsWith('v0.') ? id.replace(/\.\d+$/, '') : id.replace(/\..*$/, '');
}

/** @returns the file's text after the cut, not yet formatted. Throws a sentence when it is not written as expected. */
export function cutInVersions(source: string, docs: CutDocs, cut: string, newNext?: NewNext): string {
  const line = constant(source, docs);
  const text = (node: ts.Node): string => node.getText(line.file);
  const [next, latest, older] = ['next', 'latest', 'older'].map((name) => property(line.object, name, line.file));
  if (
    !next ||
    !latest ||
    !older ||
    !ts.isObjectLiteralExpression(next) ||
    !ts.isObjectLiteralExpression(latest) ||
    !ts.isArrayLiteralExpression(older)
  )
    throw new Error(
      `${FILE}: "${docs}" needs next, latest and older, written out. Cut the version by hand: see SiteVersion there.`,
    );

  const formerLatest = valueOf(latest, 'id', line.file);
  const released = withValues(next, line.file, {
    id: cut,
    path: 'latest',
    label: `${cut} (latest)`,
    name: shortName(cut),
  });
  const former = withValues(latest, line.file, {
    path: formerLatest,
    label: valueOf(latest, 'label', line.file).replace(/ \(latest\)$/, ''),
  });
  const upcoming = newNext
    ? withValues(next, line.file, {
        id: newNext.id,
        label: newNext.id,
        name: shortName(newNext.id),
        compiler: newNext.compiler,
        compilers: `{rescript: '${newNext.id.slice(1).replace(/\..*$/, '')}.x'}`,
      })
    : text(next);
  const rest = older.elements.map((element) => text(element));
  const object = `{next: ${upcoming}, latest: ${released}, older: [${[former, ...rest].join(', ')}]}`;
  return source.slice(0, line.object.getStart(line.file)) + object + source.slice(line.object.getEnd());
}

function constant(
  source: string,
  name: string,
): {readonly file: ts.SourceFile; readonly object: ts.ObjectLiteralExpression} {
  const file = ts.createSourceFile(FILE, source, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((each) => each.name.getText(file) === name);
    if (found?.initializer && ts.isObjectLiteralExpression(found.initializer)) return {file, object: found.initializer};
  }
  throw new Error(
    `${FILE} has no constant "${name}" that is an object. Cut the version by hand: see SiteVersion there.`,
  );
}

function assignment(
  object: ts.ObjectLiteralExpression,
  name: string,
  file: ts.SourceFile,
): ts.PropertyAssignment | undefined {
  return object.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText(file) === name);
}

function property(object: ts.ObjectLiteralExpression, name: string, file: ts.SourceFile): ts.Expression | undefined {
  return assignment(object, name, file)?.initializer;
}

function valueOf(object: ts.ObjectLiteralExpression, name: string, file: ts.SourceFile): string {
  const value = property(object, name, file);
  if (value && ts.isStringLiteral(value)) return value.text;
  throw new Error(
    `${FILE}: every version needs "${name}" as a plain text. Cut the version by hand: see SiteVersion there.`,
  );
}

/** The object's text with other values; a value that begins with a brace is code. */
function withValues(
  object: ts.ObjectLiteralExpression,
  file: ts.SourceFile,
  values: Readonly<Record<string, string>>,
): string {
  let text = object.getText(file);
  const start = object.getStart(file);
  const found = Object.entries(values).flatMap(([name, value]) => {
    const node = property(object, name, file);
    return node ? [{from: node.getStart(file) - start, to: node.getEnd() - start, value}] : [];
  });
  for (const {from, to, value} of found.sort((a, b) => b.from - a.from))
    text = text.slice(0, from) + (value.startsWith('{') ? value : `'${value}'`) + text.slice(to);
  return text;
}
