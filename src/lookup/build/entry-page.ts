import type {LookupWords} from '../core/list';
import type {LookupNeighbor, LookupPageData} from '../core/page';
import {renderFences} from '../../examples/build';
import type {createLinkResolver} from './manual-links';
import type {LookupSource} from './read';
import {parseDocs, renderDocs} from '../../api/core/docs/render';
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

type EntryPlaces = {
  /** Of the lookup, without a slash at its end. */
  readonly root: string;
  /** In reading order. */
  readonly sources: readonly LookupSource[];
  /** Of the entries' folder. */
  readonly editUrl: string;
  readonly words: LookupWords;
  readonly resolveLinks: ReturnType<typeof createLinkResolver>;
};

/** Rejects with a message that the caller puts after the entry's file name. */
export async function entryPage(
  {root, sources, editUrl, words, resolveLinks}: EntryPlaces,
  {entry, file, body, fences}: LookupSource,
): Promise<LookupPageData> {
  const {id, syntax, title, summary, kind, links, see, deprecated} = entry;
  const find = (wanted: string): LookupSource | undefined => sources.find((source) => source.entry.id === wanted);
  const entryAddress = (wanted: string): string | undefined => find(wanted) && `${root}/${wanted}`;
  const html = renderEntryText(body, {entryAddress, blocks: await renderFences(file, fences, true)});
  const instead = deprecated && renderEntryText(deprecated.instead, {entryAddress, blocks: []});
  const neighbor = ({entry: other}: LookupSource): LookupNeighbor => ({
    to: `${root}/${other.id}`,
    syntax: other.syntax,
    title: other.title,
  });
  const at = sources.findIndex((source) => source.entry === entry);
  const previous = sources[at - 1];
  const next = sources[at + 1];
  return {
    syntax,
    title,
    summary,
    kind,
    kindName: words[kind],
    html,
    htmlLinks: linksIn(html),
    ...(deprecated &&
      instead !== undefined && {deprecated: {since: deprecated.since, html: instead, htmlLinks: linksIn(instead)}}),
    links: {latest: await resolveLinks(links, 'latest'), next: await resolveLinks(links, 'next')},
    see: see.flatMap((other) => find(other) ?? []).map(neighbor),
    ...(previous && {previous: neighbor(previous)}),
    ...(next && {next: neighbor(next)}),
    editUrl: `${editUrl}/${id}.md`,
  };
}

/** Those to other entries, separated by spaces. The browser completes those to the playground. */
function linksIn(html: string): string {
  return [...html.matchAll(/<a href="(\/[^"?]*)"/g)].map(([, href = '']) => href).join(' ');
}
