import type {Nodes} from 'mdast';
import {fullName} from '../model/compare';
import {type ApiModel, isPublicModule} from '../model/model';
import {codeLanguage, type DocsCode} from './code-block';
import {parseDocs} from './parse';

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
