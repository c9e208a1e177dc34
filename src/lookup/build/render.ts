import {parseDocs} from '../../api/core/docs/parse';
import {renderDocs} from '../../api/core/docs/render';
import {html, trusted} from '../../kit/core/html';
import {createHeadingIds} from '../../kit/core/heading-ids';

type EntryPlace = {
  /** By another entry's id; undefined if it doesn't exist. */
  readonly entryAddress: (id: string) => string | undefined;
  /** Of each fence, in order; undefined if it isn't shown. */
  readonly blocks: readonly (string | undefined)[];
};

/** Markdown as static HTML. Links must lead to other entries, `[pipe](pipe.md)`: throws a readable error for others. */
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
