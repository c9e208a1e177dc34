/** The texts of the interface, as the components write them. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {readTextSync} from '../../kit/build/files/text';

/** `description` is for translators. */
export type InterfaceString = {readonly message: string; readonly description: string};

const text = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** Reads the texts among properties or attributes by name. */
const reader =
  (properties: readonly ts.Node[]) =>
  (name: string): string | undefined =>
    properties
      .filter((property) => ts.isPropertyAssignment(property) || ts.isJsxAttribute(property))
      .filter((property) => property.name.getText() === name)
      .map(({initializer}) => text(initializer))[0];

/** The strings in a component's code, by id: of `<Translate id description>text</Translate>` and `translate({…})`. */
export function stringsIn(code: string): ReadonlyMap<string, InterfaceString> {
  const found = new Map<string, InterfaceString>();
  const add = (id: string | undefined, message: string | undefined, description = ''): void => {
    if (id !== undefined) found.set(id, {message: message ?? id, description});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      const [options] = node.arguments;
      const read = reader(options && ts.isObjectLiteralExpression(options) ? options.properties : []);
      add(read('id'), read('message'), read('description'));
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const read = reader(node.openingElement.attributes.properties);
      const [message = ''] = node.children.flatMap((child) =>
        ts.isJsxText(child)
          ? [child.text.trim().replace(/\s*\n\s*/g, ' ')].filter(Boolean)
          : ts.isJsxExpression(child)
            ? (text(child.expression) ?? [])
            : [],
      );
      add(read('id'), message, read('description'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** All strings of the site's components, by id. */
export function interfaceStrings(siteDir: string): ReadonlyMap<string, InterfaceString> {
  const folder = path.join(siteDir, 'src');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const codes = files.sort().map((file) => readTextSync(path.join(folder, file)));
  return new Map(
    codes.filter((code) => code.includes('@docusaurus/Translate')).flatMap((code) => [...stringsIn(code)]),
  );
}
