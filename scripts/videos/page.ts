/** Renders screens as HTML, with the colors and fonts of the site's dark theme. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {html, join, trusted, type Html} from '../../src/lib/html/html';
import {renderCode} from '../../src/lib/syntax/html';
import type {CodeView, Screen, TerminalLine} from './screen';

/** A recording's layout, in px: its size, its font size, and the space next to its text. */
export type Shape = {
  readonly width: number;
  readonly height: number;
  readonly type: number;
  readonly padding: number;
};

/**
 * The layouts every scene is rendered in, by the suffix of their file names: as wide as a text column, and as a phone.
 */
export const SHAPES: Readonly<Record<'' | '-narrow', Shape>> = {
  '': {width: 1200, height: 900, type: 29, padding: 44},
  '-narrow': {width: 720, height: 1040, type: 27, padding: 24},
};

/** The page that renders all screens of a recording; `body` is replaced for each. */
export function emptyPage(siteDir: string, {width, height, type, padding}: Shape): string {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const font = readFileSync(
    path.join(siteDir, 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
  ).toString('base64');
  return `<!doctype html><html data-theme="dark" style="--width:${width}px;--height:${height}px;--type:${type}px;--padding:${padding}px"><style>
${read('src/css/layers.css')}${read('src/css/tokens/color.css')}${read('src/css/tokens/syntax.css')}${read('src/css/code.css')}
@font-face { font-family: 'Geist Mono'; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }
${read('scripts/videos/page.css')}</style><body></body></html>`;
}

/** The page's body for a screen. */
export function drawScreen({editor, below}: Screen): string {
  const pane =
    below.kind === 'terminal'
      ? html`<header>Terminal</header><div class="terminal"><pre>${join(below.lines.map(drawLine), '\n')}</pre></div>`
      : html`<header>${below.view.name}</header><div class="code output ${below.current ? '' : 'stale'}"><pre><code>${drawCode(below.view)}</code></pre></div>`;
  return String(html`<header class="${editor.saved ? '' : 'unsaved'}">${editor.name}</header>
<div class="code editor"><pre><code>${drawCode(editor)}</code></pre><pre class="ghost"><code>${drawCaret(editor.code, editor.caret)}</code></pre></div>${pane}`);
}

function drawCode({code, tokens}: CodeView): Html {
  return trusted(renderCode(code, tokens));
}

/** The text before the caret, invisible, so that it positions the caret. */
function drawCaret(code: string, caret: number): Html {
  return html`${code.slice(0, caret)}<i></i>`;
}

function drawLine(line: TerminalLine): Html {
  return join(line.map(({text, color}) => (color === 'plain' ? text : html`<span class="${color}">${text}</span>`)));
}
