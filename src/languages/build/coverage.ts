/** How much of the site is translated, measured from the files in `i18n/`. */
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import {readTextSync} from '../../kit/build/files/text';
import type {Language} from '../../config/languages';
import {translationOfSource} from '../core/translation-source';

/** What counts as one part of the coverage. Strings are ids, pages are sources. */
export type Part = {readonly all: readonly string[]; readonly missing: readonly string[]};

type Coverage = {readonly strings: Part; readonly pages: Part};

/** In a language's folder: the English texts its speakers use unchanged. */
export const UNCHANGED_FILE = 'unchanged.json';

/** Measures a language. @param strings the site's own (`interfaceStrings`) */
export function measureCoverage(
  siteDir: string,
  {id, pages}: Pick<Language, 'id' | 'pages'>,
  strings: ReadonlyMap<string, InterfaceString>,
): Coverage {
  const folder = path.join(siteDir, 'i18n', id);
  const code = readCode(siteDir, id);
  const unchanged = readJson<readonly string[]>(siteDir, id, UNCHANGED_FILE) ?? [];
  const isMissing = ([key, {message}]: readonly [string, InterfaceString]): boolean => {
    const own = code[key]?.message;
    return (
      own === undefined ||
      own === '' ||
      (own === message && !unchanged.includes(message)) ||
      placeholdersOf(own) !== placeholdersOf(message)
    );
  };
  const sources = pages.flatMap((page) => sourcesIn(siteDir, page));
  return {
    strings: {all: [...strings.keys()], missing: [...strings].filter(isMissing).map(([key]) => key)},
    pages: {
      all: sources,
      missing: sources.filter((source) => !existsSync(path.join(folder, translationOfSource(source)))),
    },
  };
}

/** What the site replaces in a string, such as `{count}`: a translation without one isn't a translation. */
const placeholdersOf = (message: string): string => [...new Set(message.match(/\{\w+\}/g))].sort().join(', ');

/** The strings in a language's `code.json` that the site doesn't have, besides the theme's own. */
export function unusedStrings(
  siteDir: string,
  id: string,
  strings: ReadonlyMap<string, InterfaceString>,
): readonly string[] {
  return Object.keys(readCode(siteDir, id)).filter((key) => !strings.has(key) && !key.startsWith('theme.'));
}

/** The strings of a language; none if it hasn't been started. */
export function readCode(siteDir: string, id: string): Readonly<Record<string, {readonly message: string}>> {
  return readJson(siteDir, id, 'code.json') ?? {};
}

/** A file in a language's folder; undefined if it doesn't exist. */
function readJson<T>(siteDir: string, id: string, name: string): T | undefined {
  const file = path.join(siteDir, 'i18n', id, name);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readTextSync(file)) as T;
  } catch (error) {
    throw new Error(`i18n/${id}/${name} isn't valid JSON: ${(error as Error).message}.`, {cause: error});
  }
}

/** A page, or the pages in a folder. */
function sourcesIn(siteDir: string, page: string): readonly string[] {
  if (!page.endsWith('/')) return [page];
  const files = readdirSync(path.join(siteDir, page), {recursive: true, encoding: 'utf8'});
  return files.filter((file) => /\.mdx?$/.test(file)).map((file) => page + file.replaceAll(path.sep, '/'));
}

/** The translated part in percent, rounded down. */
export function percent({all, missing}: Part): number {
  return all.length === 0 ? 100 : Math.floor((100 * (all.length - missing.length)) / all.length);
}

/** The languages that reach their minimum. */
export function publishedLanguages(siteDir: string, languages: readonly Language[]): readonly Language[] {
  const started = languages.filter(
    ({id, minimum}) => minimum !== undefined && existsSync(path.join(siteDir, 'i18n', id, 'code.json')),
  );
  if (started.length === 0) return [];
  const strings = interfaceStrings(siteDir);
  return started.filter((language) => reachesMinimum(language, measureCoverage(siteDir, language, strings)));
}

/** Whether enough is translated to publish a language. */
export function reachesMinimum({minimum = Infinity}: Language, {strings, pages}: Coverage): boolean {
  return Math.min(percent(strings), percent(pages)) >= minimum;
}

/** A text of the interface; `description` is for translators. */
type InterfaceString = {readonly message: string; readonly description: string};

/** Loaded when it's needed: that takes a third of a second, and the site's configuration imports this file. */
const typeScript = (): typeof ts => createRequire(__filename)('typescript') as typeof ts;

/** The strings in a component's code, by id: of `<Translate id description>text</Translate>` and `translate({…})`. */
export function stringsIn(code: string): ReadonlyMap<string, InterfaceString> {
  const ts = typeScript();
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
