import {parseDocs} from '../../lib/api-docs/parse';
import {renderDocs} from '../../lib/api-docs/render';
import {html, trusted} from '../../lib/html/html';
import {createHeadingIds} from '../../lib/text/heading-ids';

/** The context for rendering an entry's text. */
export type EntryPlace = {
  /** The address of another entry by its id; undefined if it doesn't exist. */
  readonly entryAddress: (id: string) => string | undefined;
  /** The HTML of each fence, in order; undefined for fences that aren't shown. */
  readonly blocks: readonly (string | undefined)[];
};

/**
 * Renders Markdown as static HTML. Links must lead to other entries: `[pipe](pipe.md)`. Throws a readable error for
 * other links.
 */
export function renderEntryText(markdown: string, {entryAddress, blocks}: EntryPlace): string {
  const rest = [...blocks];
  return String(
    renderDocs(parseDocs(markdown, 'markdown'), {
      highestHeading: 2,
      nameAddress: () => undefined,
      headingId: createHeadingIds(),
      linkAddress: (url) => {
        const address = entryAddress(/^([\w-]+)\.md$/.exec(url)?.[1] ?? '');
        if (address === undefined)
          throw new Error(
            `links to "${url}". Link to other entries by file name, such as pipe.md. Links to the manual go under links.`,
          );
        return address;
      },
      codeBlock: () => {
        const block = rest.shift();
        return html`${block !== undefined && html`<figure class="code">${trusted(block)}</figure>`}`;
      },
    }),
  );
}
