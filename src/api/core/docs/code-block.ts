import type {CommentFormat} from '../model/model';
import type {CodeBlockLabels} from '../../../examples/core/block/labels';
import {renderCodeBlock, type Pane, type PlaygroundLink} from '../../../examples/core/block/render';
import {html, type Html} from '../../../kit/core/html';
import {renderCode} from '../../../rescript/core/syntax/html';
import {languageLabel, lex} from '../../../rescript/core/syntax/languages';
import type {CodeBlockRenderer} from './edition';

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
    const {language, source, version} = code;
    const key = `${version} ${language} ${source}`;
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
