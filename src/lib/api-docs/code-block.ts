/** Code in comments of the API. */
import type {CodeBlockLabels} from '../code-block/labels';
import {renderCodeBlock, type Pane, type PlaygroundLink} from '../code-block/render';
import {renderCode} from '../syntax/html';
import {languageLabel, lex} from '../syntax/languages';
import type {CodeBlockRenderer} from './edition';

/** The language of a comment's code: its authors often do not say it, and mean that of their version. */
export function codeLanguage(language: string, version: string): string {
  switch (language) {
    case '':
      return version === 'v8.0.0' || version === 'v9.0.0' ? 'ml' : 'res';
    case 'rescript':
    case 'res':
      return 'res';
    case 'js':
    case 'javascript':
      return 'js';
    default:
      return language;
  }
}

export type DocsCodeOptions = {
  readonly labels: CodeBlockLabels;
  /** The link to the playground for code of a version; undefined for code that it cannot open, or that does not compile. */
  readonly playground: (language: string, source: string, version: string) => PlaygroundLink | undefined;
};

/** Draws code blocks as everywhere on the site. The language is named where it is not ReScript. */
export function docsCodeBlock({labels, playground}: DocsCodeOptions): CodeBlockRenderer {
  const known = new Map<string, string>();
  return ({language: written, source, version}) => {
    const language = codeLanguage(written, version);
    const key = `${version} ${language} ${source}`;
    const html = known.get(key) ?? draw(language, source, playground(language, source, version), labels);
    known.set(key, html);
    return html;
  };
}

function draw(language: string, source: string, playground: PlaygroundLink | undefined, labels: CodeBlockLabels): string {
  const html = renderCode(source, lex(language, source));
  const isNamed = language === 'ml' || language === 're' || language === 'js';
  const pane: Pane = isNamed ? {html, tab: {value: language, label: languageLabel(language)}} : {html, ...(language !== 'res' && {language})};
  return `<figure class="code">${renderCodeBlock({id: 'x', panes: [pane], ...(playground !== undefined && {playground})}, labels)}</figure>`;
}
