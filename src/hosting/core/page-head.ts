/**
 * What the build's last step reads from a page's head. Our minifier writes attributes in any order, with or without
 * quotes.
 */

/** The data in one page's head. */
type PageHead = {
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  /** URL of the card image, and the text on it. */
  readonly image: string | undefined;
  readonly imageText: string | undefined;
};

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};

function unescaped(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex !== undefined ? parseInt(hex, 16) : Number(decimal));
    },
  );
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  const found = tag.matchAll(/\s([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return Object.fromEntries(
    [...found].map(([, name = '', double, single, bare]) => [name, unescaped(double ?? single ?? bare ?? '')] as const),
  );
}

/** Reads a page's head. If there are several tags of a kind, the last one wins, because it is the page's own. */
export function readHead(html: string): PageHead {
  const found = new Map<string | undefined, string | undefined>();
  const [head = ''] = html.split('</head>', 1);
  for (const [tag, kind] of head.matchAll(/<(meta|link)\s(?:"[^"]*"|'[^']*'|[^"'>])*>/g)) {
    const {property, name, content, rel, href} = attributesOf(tag);
    if (kind === 'meta') found.set(property ?? name, content);
    else if (rel === 'canonical') found.set('canonical', href);
  }
  return {
    canonical: found.get('canonical'),
    noindex: /noindex/.test(found.get('robots') ?? ''),
    image: found.get('og:image'),
    imageText: found.get('og:image:alt'),
  };
}
