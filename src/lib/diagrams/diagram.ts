/** Diagrams, and how they're put on a page: once for wide columns and once for narrow ones. */
import type {BuiltBlock} from '../built-component/built-component';
import {html, join, type HtmlValue} from '../html/html';

/** A drawing, as wide as its layout. */
export type Drawing = {readonly height: number; readonly svg: HtmlValue};

/**
 * The two layouts and the widths they're designed for, in CSS pixels. `src/css/diagrams.css` shows the layout that
 * fits.
 */
export const LAYOUT_WIDTHS = {wide: 620, narrow: 288} as const;
export type Layout = keyof typeof LAYOUT_WIDTHS;

export type Diagram = {
  /** The prefix of its ids. */
  readonly id: string;
  readonly title: string;
  /** Its content in words, for screen readers. */
  readonly description: string;
  readonly draw: (layout: Layout) => Drawing;
};

/** The diagram as static HTML. */
export function renderDiagram({id, title, description, draw}: Diagram): BuiltBlock {
  const drawn = (Object.keys(LAYOUT_WIDTHS) as Layout[]).map((layout) => {
    const width = LAYOUT_WIDTHS[layout];
    const {height, svg} = draw(layout);
    const own = `${id}-${layout}`;
    return join([
      html`<svg class="${layout}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.ceil(height)}" width="${width}" height="${Math.ceil(height)}"`,
      html` role="img" aria-labelledby="${own}-title" aria-describedby="${own}-desc">`,
      html`<title id="${own}-title">${title}</title><desc id="${own}-desc">${description}</desc>${svg}</svg>`,
    ]);
  });
  return {html: String(html`<figure class="diagram">${drawn}</figure>`), anchors: [], links: []};
}
