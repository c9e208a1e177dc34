/** What the build's last step reads from a page's head. */
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';

/** The data in one page's head. */
export type PageHead = {
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  /** URL of the card image, and the text on it. */
  readonly image: string | undefined;
  readonly imageText: string | undefined;
};

function* elements(node: DefaultTreeAdapterTypes.ParentNode): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elements(child);
  }
}

/** Reads a page's head. If there are several tags of a kind, the last one wins, because it is the page's own. */
export function readHead(html: string): PageHead {
  const values = new Map<string | undefined, string | undefined>();
  const [head = ''] = html.split('</head>', 1);
  for (const {tagName, attrs} of elements(parse(head))) {
    const tag: Partial<Record<string, string>> = Object.fromEntries(attrs.map(({name, value}) => [name, value]));
    if (tagName === 'meta') values.set(tag.property ?? tag.name, tag.content);
    if (tagName === 'link' && tag.rel === 'canonical') values.set('canonical', tag.href);
  }
  return {
    canonical: values.get('canonical'),
    noindex: /noindex/.test(values.get('robots') ?? ''),
    image: values.get('og:image'),
    imageText: values.get('og:image:alt'),
  };
}
