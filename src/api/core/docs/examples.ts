/** The code in comments: examples to compile, and blocks of code as HTML. */
import type {Nodes} from 'mdast';
import {fullName} from '../model/compare';
import {isPublicModule, type ApiModel, type CommentFormat} from '../model/model';
import {parseDocs} from './render';
import type {CodeBlockLabels} from '../../../examples/core/block/labels';
import {renderCodeBlock, type Pane, type PlaygroundLink} from '../../../examples/core/block/render';
import {html, type Html} from '../../../kit/core/html';
import {renderCode} from '../../../rescript/core/syntax/html';
import {languageLabel, lex} from '../../../rescript/core/syntax/languages';
import type {CodeBlockRenderer} from './library';

const LANGUAGES = new Map([
  ['rescript', 'res'],
  ['javascript', 'js'],
]);

/** The language of a comment's code. Authors often don't specify it and mean their version's own. */
export function codeLanguage(language: string, {language: own}: CommentFormat): string {
  return language === '' ? own : (LANGUAGES.get(language) ?? language);
}

/** A block of code in a comment; `version` is the one the comment comes from. */
export type DocsCode = Parameters<CodeBlockRenderer>[0];

export type DocsExample = {
  readonly version: string;
  readonly language: 'res' | 'ml';
  readonly source: string;
  /** The items whose comments contain it: `Array.map`. */
  readonly items: readonly string[];
  readonly library: string;
};

/** Identifies an example. */
export function exampleKey({version, language, source}: DocsCode): string {
  return `${version} ${language} ${source}`;
}

/** Every example of a version once, with all items that have it. Code in other languages isn't an example. */
export function docsExamples(model: ApiModel): readonly DocsExample[] {
  const found = new Map<string, DocsExample>();
  const add = (docs: string, item: string, library: string): void => {
    if (docs === '') return;
    for (const {lang, value: source} of codeIn(parseDocs(docs, model.comments.syntax))) {
      const language = codeLanguage((lang ?? '').toLowerCase(), model.comments);
      if (language !== 'res' && language !== 'ml') continue;
      const key = exampleKey({version: model.version, language, source});
      const items = [...(found.get(key)?.items ?? []), item];
      found.set(key, {version: model.version, language, source, items, library});
    }
  };
  for (const module of model.modules.filter((other) => isPublicModule(other) && other.aliasOf === undefined)) {
    add(module.docs, module.id, module.library);
    for (const item of module.items) {
      add(item.docs, fullName(module, item.name), module.library);
      for (const field of item.fields) add(field.docs, fullName(module, `${item.name}.${field.name}`), module.library);
    }
  }
  return [...found.values()];
}

function codeIn(node: Nodes): readonly (Nodes & {type: 'code'})[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

/**
 * The example inside a function. At the top level of a file, values with incomplete types are errors, and `await`
 * needs an async function around it. Lines of template strings stay unchanged.
 */
export function wrapExample(source: string): string {
  const isAsync = /\bawait\b/.test(source);
  const indented = source.includes('`') ? source : source.replace(/^(?=.)/gm, '    ');
  return `let example = ${isAsync ? 'async ' : ''}() => {\n  module Example = {\n${indented}\n  }\n  ()\n}\n`;
}

/** What readers can do with code. */
export type DocsActions = {readonly playground: PlaygroundLink; readonly runs: boolean};

export type DocsCodeOptions = {
  readonly labels: CodeBlockLabels;
  /** Undefined for code that doesn't compile. */
  readonly actions: (code: DocsCode) => DocsActions | undefined;
};

/** Renders code blocks like the rest of the site. The language is shown if it isn't ReScript. */
export function docsCodeBlock({labels, actions}: DocsCodeOptions): CodeBlockRenderer {
  const known = new Map<string, Html>();
  return (code) => {
    const key = exampleKey(code);
    const drawn = known.get(key) ?? draw(code, actions(code), labels);
    known.set(key, drawn);
    return drawn;
  };
}

function draw({language, source}: DocsCode, actions: DocsActions | undefined, labels: CodeBlockLabels): Html {
  const code = renderCode(source, lex(language, source));
  const isNamed = language === 'ml' || language === 're' || language === 'js';
  const pane: Pane = isNamed
    ? {html: code, tab: {value: language, label: languageLabel(language)}}
    : {html: code, ...(language !== 'res' && {language})};
  return html`<figure class="code">${renderCodeBlock({id: 'x', panes: [pane], ...actions}, labels)}</figure>`;
}
