/** Diagrams are on a page twice: for wide columns and for narrow ones. */
import type {BuiltBlock} from '../../../kit/core/built-component/built-component';
import {html} from '../../../kit/core/html';
import {Sheet} from './svg';

/** The widths they're designed for, in CSS pixels. `src/manual/ui/diagrams.css` shows the one that fits. */
const LAYOUT_WIDTHS = {wide: 620, narrow: 288} as const;

export type Diagram = {
  /** The prefix of its ids. */
  readonly id: string;
  readonly title: string;
  /** Its content in words, for screen readers. */
  readonly description: string;
  /** Draws it, and returns its height. */
  readonly draw: (sheet: Sheet) => number;
};

/** The diagram as static HTML. */
export function renderDiagram({id, title, description, draw}: Diagram): BuiltBlock {
  const drawn = Object.entries(LAYOUT_WIDTHS).map(([layout, width]) => {
    const sheet = new Sheet(width, layout === 'wide');
    const height = Math.ceil(draw(sheet));
    const own = `${id}-${layout}`;
    return [
      html`<svg class="${layout}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
      html` role="img" aria-labelledby="${own}-title" aria-describedby="${own}-desc">`,
      html`<title id="${own}-title">${title}</title><desc id="${own}-desc">${description}</desc>${sheet.svg}</svg>`,
    ];
  });
  return {html: String(html`<figure class="diagram">${drawn}</figure>`), anchors: [], links: []};
}
