import type {Span} from '../diagnostics/parse';
import {TOKEN_CLASSES, type Token} from './token';

export type Decorations = {
  /** 1-based lines to highlight. */
  readonly highlight?: readonly number[];
  /** Ranges to mark as errors. */
  readonly marks?: readonly Span[];
};

type Layer = readonly (Span & {readonly open: string; readonly close: string})[];

/** The highlighted source as HTML, without an element around it. Its text is the source, unchanged. */
export function renderCode(
  source: string,
  tokens: readonly Token[],
  {highlight = [], marks = []}: Decorations = {},
): string {
  const layers: readonly Layer[] = [
    lineSpans(source, highlight).map((span) => ({...span, open: '<span class="hl">', close: '</span>'})),
    joinSpans(marks).map((span) => ({...span, open: '<mark>', close: '</mark>'})),
    tokens.map(({kind, start, end}) => ({start, end, open: `<span class="${TOKEN_CLASSES[kind]}">`, close: '</span>'})),
  ];
  return renderLayers(source, 0, source.length, layers);
}

function renderLayers(source: string, start: number, end: number, [layer, ...rest]: readonly Layer[]): string {
  if (!layer) return source.slice(start, end).replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));
  let html = '';
  let at = start;
  for (const span of layer) {
    const from = Math.max(span.start, at);
    const to = Math.min(span.end, end);
    if (to <= from) continue;
    html += renderLayers(source, at, from, rest) + span.open + renderLayers(source, from, to, rest) + span.close;
    at = to;
  }
  return html + renderLayers(source, at, end, rest);
}

/** Whole lines with their line breaks; adjacent ones are merged. */
function lineSpans(source: string, lines: readonly number[]): readonly Span[] {
  const all = [...source.matchAll(/[^\n]*(?:\n|$)/g)].map(({0: text, index}) => ({
    start: index,
    end: index + text.length,
  }));
  return joinSpans(lines.flatMap((line) => all[line - 1] ?? []));
}

function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end)
      joined[joined.length - 1] = {start: last.start, end: Math.max(last.end, span.end)};
    else joined.push(span);
  }
  return joined;
}
