/**
 * What the build's last step reads from a built page's head. Our minifier writes attributes in any order, with or
 * without quotes.
 */

/** The data in one page's head. */
export type PageHead = {
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  /** URL of the card image, and the text on it. */
  readonly image: string | undefined;
  readonly imageText: string | undefined;
};

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};

/** An attribute's text, unescaped. */
export function decodeAttribute(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex !== undefined ? parseInt(hex, 16) : Number(decimal));
    },
  );
}

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/\s([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [name, decodeAttribute(double ?? single ?? bare ?? '')]),
  );
}

/** Reads a page's head. If there are several tags of a kind, the last one wins, because it is the page's own. */
export function readHead(html: string): PageHead {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0) || html.length);
  const tags = [...head.matchAll(/<(meta|link)\s(?:"[^"]*"|'[^']*'|[^"'>])*>/g)].map(([tag, name]) => ({
    name,
    attributes: attributesOf(tag),
  }));
  const meta = (key: string): string | undefined =>
    tags
      .filter(({attributes}) => (attributes.get('property') ?? attributes.get('name')) === key)
      .at(-1)
      ?.attributes.get('content');
  const canonical = tags
    .filter(({name, attributes}) => name === 'link' && attributes.get('rel') === 'canonical')
    .at(-1)
    ?.attributes.get('href');
  return {
    canonical,
    noindex: /noindex/.test(meta('robots') ?? ''),
    image: meta('og:image'),
    imageText: meta('og:image:alt'),
  };
}
