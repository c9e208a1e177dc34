/** Renders screens as HTML, with the colors and fonts of the site's dark theme. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {html, trusted, type Html} from '../../src/kit/core/html';
import {renderCode} from '../../src/rescript/core/syntax/html';
import type {Token} from '../../src/rescript/core/syntax/token';

/**
 * A recording: the body of each screen, how long it is shown in ms, and the screen shown while the video isn't playing.
 */
export type Scene = {
  readonly frames: readonly {readonly body: string; readonly ms: number}[];
  readonly poster: number;
};

/** A recording's layout, in px: its size, its font size, and the space next to its text. */
export type Shape = Readonly<Record<'width' | 'height' | 'type' | 'padding', number>>;

/**
 * The layouts every scene is rendered in, by the suffix of their file names: as wide as a text column, and as a phone.
 */
export const SHAPES: Readonly<Record<'' | '-narrow', Shape>> = {
  '': {width: 1200, height: 900, type: 29, padding: 44},
  '-narrow': {width: 720, height: 1040, type: 27, padding: 24},
};

/** The page that renders all screens of a recording; `body` is replaced for each. */
export function emptyPage(siteDir: string, shape: Shape): string {
  const read = (file: string): Buffer => readFileSync(path.join(siteDir, file));
  const font = read('node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2');
  const styles = ['css/layers', 'css/tokens/color', 'css/tokens/syntax', 'examples/ui/code'].map(
    (name) => `src/${name}.css`,
  );
  const variables = Object.entries(shape).map(([name, size]) => `--${name}:${size}px`);
  return `<!doctype html><html data-theme="dark"><style>
${styles.map(read).join('')}
@font-face { font-family: 'Geist Mono'; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) format('woff2'); }
html { ${variables.join(';')} }
${String(read('scripts/videos/page.css'))}</style><body></body></html>`;
}

/** Code with its colors. */
type Code = {readonly name: string; readonly code: string; readonly tokens: readonly Token[]};

const highlighted = ({code, tokens}: Code): Html => trusted(renderCode(code, tokens));

/** The upper pane. The text before the caret is repeated invisibly, so that it positions the caret. */
export const editor = (file: Code, caret: number, isSaved = true): Html =>
  html`<header class="${isSaved ? '' : 'unsaved'}">${file.name}</header>
<div class="tokens editor"><pre><code>${highlighted(file)}</code></pre><pre class="ghost"><code>${file.code.slice(0, caret)}<i></i></code></pre></div>`;

/** The lower pane with the editor's code compiled. It's stale while that code doesn't compile. */
export const output = (file: Code, isStale: boolean): Html =>
  html`<header>${file.name}</header><div class="tokens ${isStale ? 'stale' : ''}"><pre><code>${highlighted(file)}</code></pre></div>`;

/** The lower pane with what a program printed. */
export const terminal = (printed: string): Html =>
  html`<header>Terminal</header><div class="terminal"><pre>${terminalText(printed)}</pre></div>`;

const COLORS: Readonly<Record<string, string>> = {
  '1;31': 'red',
  '31': 'red',
  '33': 'yellow',
  '1;33': 'yellow',
  '36': 'cyan',
  '2': 'dim',
};

/** A program's output, with a span for each color. Other control codes are dropped. */
export function terminalText(printed: string): Html {
  const parts = printed
    .replaceAll('\r\n', '\n')
    .replace(/\u001b\[[\d;]*[A-Za-ln-z]/g, '')
    .split(/\u001b\[([\d;]*)m/);
  return html`${parts.map((text, at) => {
    if (at % 2 === 1 || text === '') return '';
    const color = COLORS[parts[at - 1] ?? ''];
    return color === undefined ? text : html`<span class="${color}">${text}</span>`;
  })}`;
}
