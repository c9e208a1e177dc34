import {parseDocs} from '../../lib/api-docs/parse';
import {renderDocs} from '../../lib/api-docs/render';

/** What the text of an entry is rendered with. */
export type EntryPlace = {
  /** The address of another entry by its id; undefined when there is none. */
  readonly entryAddress: (id: string) => string | undefined;
  /** The HTML of each fence in its order, undefined for one that is not shown. */
  readonly blocks: readonly (string | undefined)[];
};

/** A text of Markdown as static HTML. Links lead to other entries: `[pipe](pipe.md)`. Throws a sentence for one that does not. */
export function renderEntryText(markdown: string, {entryAddress, blocks}: EntryPlace): string {
  const rest = [...blocks];
  return renderDocs(parseDocs(markdown, 'markdown'), {
    nameAddress: () => undefined,
    linkAddress: (url) => {
      const address = entryAddress(/^([\w-]+)\.md$/.exec(url)?.[1] ?? '');
      if (address === undefined) throw new Error(`links to "${url}". Link to another entry by its file, such as pipe.md; links to the manual go under links.`);
      return address;
    },
    codeBlock: () => {
      const block = rest.shift();
      return block === undefined ? '' : `<figure class="code">${block}</figure>`;
    },
  });
}
