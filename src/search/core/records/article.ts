/**
 * Extracts a rendered page's headings, texts and links, in order, without controls and code. Built pages lack most end tags,
 * so this needs a standards-compliant parser.
 *
 *     <article><h1>Pipe</h1><p>The pipe <code>-></code> …</article>
 *     →  heading 1 "Pipe", text "The pipe -> …"
 */
import {defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A block of an article. `anchor` is the id that leads to it; texts only have one if their row or entry does. */
export type ArticleBlock =
  | {
      readonly kind: 'heading';
      readonly level: HeadingLevel;
      readonly text: string;
      readonly anchor: string | undefined;
      /** Another name of the same place: what a page calls the message it explains. */
      readonly alias?: string;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly anchor: string | undefined;
      /** It marks the item or module as deprecated. */
      readonly deprecated?: true;
    }
  /** The signature of an API item, or a message of the compiler. */
  | {readonly kind: 'signature' | 'message'; readonly text: string; readonly anchor?: undefined};

const SKIPPED_TAGS = new Set(
  'nav button svg footer script style figure details time input label pre form template'.split(' '),
);
/**
 * Facts of API items, notes on borrowed comments, lists that repeat other content, titles of admonitions, and exercises,
 * whose words are those of the page they belong to.
 */
const SKIPPED_CLASSES =
  /(?:^|\s)(?:hash-link|facts|exercise|borrowed|guide|modules|modules-title|lookup-list|admonitionHeading\S*)(?:\s|$)/;
/** The class of the list of messages that a page about an error explains, as the compilers print them. */
const MESSAGES = 'messages';
/** The class of the links from an entry of the lookup to what it's about. */
const SUBJECTS = 'lookup-manual';
const BLOCK_TAGS = new Set(
  'address article aside blockquote dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li main ol p section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node);
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** A link to another place of the site. */
export type ArticleLink = {
  /** As written: from the host's root, or only an anchor. */
  readonly to: string;
  /** What it calls the place; empty if it's the subject of the whole page, as the manual is that of a lookup entry. */
  readonly text: string;
};

export type Article = {readonly blocks: readonly ArticleBlock[]; readonly links: readonly ArticleLink[]};

/** The content of a page's `<article>`, or of its `<main>` if there is no article; empty if there is neither. */
export function readArticle(html: string): Article {
  const source = slice(html, 'article') ?? slice(html, 'main');
  const reader = new ArticleReader();
  for (const node of source === undefined ? [] : parseFragment(source).childNodes) reader.read(node);
  return reader.end();
}

function slice(html: string, tag: string): string | undefined {
  const start = html.search(new RegExp(`<${tag}[\\s>]`));
  const end = html.lastIndexOf(`</${tag}>`);
  return start < 0 || end < start ? undefined : html.slice(start, end);
}

class ArticleReader {
  private readonly blocks: ArticleBlock[] = [];
  private readonly links: ArticleLink[] = [];
  private text = '';
  private anchor: string | undefined;
  private deprecated = false;

  read(node: Node): void {
    if (defaultTreeAdapter.isTextNode(node)) this.text += node.value;
    else if (isElement(node)) this.element(node);
  }

  end(): Article {
    this.flush();
    return {blocks: this.blocks, links: this.links};
  }

  private element(element: Element): void {
    const {tagName} = element;
    if (attribute(element, 'class') === SUBJECTS) this.linksIn(element, '');
    else if (attribute(element, 'class') === MESSAGES) this.messagesIn(element);
    else if (isSignature(element)) {
      this.flush();
      this.blocks.push({kind: 'signature', text: plainText(textOf(element))});
    } else if (!isSkipped(element)) {
      const level = HEADING.exec(tagName)?.[1];
      if (level !== undefined) this.heading(element, Number(level) as HeadingLevel);
      else if (tagName === 'dt' && attribute(element, 'id') !== undefined) this.heading(element, 6);
      else if (tagName === 'header') this.headingsOf(element);
      else if (attribute(element, 'class') === 'page-message') this.title(element);
      else if (tagName === 'tr') this.row(element);
      else if (BLOCK_TAGS.has(tagName)) this.block(element);
      else if (tagName === 'br') this.text += ' ';
      else {
        if (tagName === 'a') this.link(element);
        this.children(element);
      }
    }
  }

  /** @param text what it calls its target */
  private link(element: Element, text = plainText(textOf(element))): void {
    const to = attribute(element, 'href') ?? '';
    if (/^[/#]/.test(to)) this.links.push({to, text});
  }

  /** All links in an element whose text is read as a whole. */
  private linksIn(element: Element, text?: string): void {
    for (const child of element.childNodes.filter(isElement)) {
      if (child.tagName === 'a') this.link(child, text);
      else this.linksIn(child, text);
    }
  }

  private messagesIn(element: Element): void {
    this.flush();
    for (const child of element.childNodes.filter(isElement)) {
      if (child.tagName === 'pre') this.blocks.push({kind: 'message', text: plainText(textOf(child))});
      else this.messagesIn(child);
    }
  }

  private children(element: Element): void {
    for (const child of element.childNodes) this.read(child);
  }

  private block(element: Element): void {
    this.flush();
    const outer = {anchor: this.anchor, deprecated: this.deprecated};
    this.anchor = ownAnchor(element) ?? outer.anchor;
    this.deprecated ||= attribute(element, 'class') === 'deprecated';
    this.children(element);
    this.flush();
    Object.assign(this, outer);
  }

  /** What else a header says, such as authors and dates, isn't part of the article's text. */
  private headingsOf(header: Element): void {
    for (const child of header.childNodes) {
      if (isElement(child) && HEADING.test(child.tagName)) this.element(child);
    }
  }

  private heading(element: Element, level: HeadingLevel, alias?: string): void {
    this.flush();
    const text = plainText(textOf(element));
    const anchor = level === 1 ? undefined : attribute(element, 'id');
    if (text !== '') this.blocks.push({kind: 'heading', level, text, anchor, ...(alias && {alias})});
  }

  /** A message of the compiler below the heading, by which the page about it is named. */
  private title(element: Element): void {
    this.heading(element, 1, this.blocks.pop()?.text);
  }

  /** The cells of a row are joined: `a · b`. */
  private row(element: Element): void {
    this.flush();
    this.linksIn(element);
    const cells = element.childNodes.filter(isElement).map((cell) => plainText(textOf(cell)));
    const isHead = element.childNodes.every((cell) => cell.nodeName === 'th');
    if (!isHead) this.push(cells.filter(Boolean).join(' · '), ownAnchor(element) ?? this.anchor);
  }

  private flush(): void {
    this.push(plainText(this.text), this.anchor);
    this.text = '';
  }

  private push(text: string, anchor: string | undefined): void {
    if (text !== '') this.blocks.push({kind: 'text', text, anchor, ...(this.deprecated && {deprecated: true})});
  }
}

/** The id of a row or entry. Headings have their own, which sections repeat. */
function ownAnchor(element: Element): string | undefined {
  return ['tr', 'li', 'section'].includes(element.tagName) ? attribute(element, 'id') : undefined;
}

function isSkipped(element: Element): boolean {
  if (attribute(element, 'aria-labelledby') === 'see-also') return true;
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    SKIPPED_CLASSES.test(attribute(element, 'class') ?? '')
  );
}

/** The code directly below an item's facts. */
function isSignature(element: Element): boolean {
  if (element.tagName !== 'pre') return false;
  const parent = element.parentNode;
  if (!parent || !('tagName' in parent) || parent.tagName !== 'section') return false;
  const before = parent.childNodes.slice(0, parent.childNodes.indexOf(element)).findLast(isElement);
  return before !== undefined && attribute(before, 'class') === 'facts';
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child): string => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      if (!isElement(child) || isSkipped(child)) return '';
      const inside = textOf(child);
      return BLOCK_TAGS.has(child.tagName) || child.tagName === 'br' ? ` ${inside} ` : inside;
    })
    .join('');
}

/** One line, without zero-width spaces. */
function plainText(text: string): string {
  return text.replaceAll('​', '').replace(/\s+/g, ' ').trim();
}

export type PageAbout = {
  /** One sentence about the page; empty when it has none. */
  readonly summary: string;
  /** Words and phrases that readers search for and the page itself may not use. */
  readonly keywords: readonly string[];
};

/**
 * What the `<head>` of a page says about it in other words than its text.
 * @param common the site's own description and keywords. Pages without their own have these, which say nothing about
 * the page.
 */
export function readAbout(html: string, common: {readonly summary: string; readonly keywords: string}): PageAbout {
  const metas = parseFragment(html.split('</head>', 1)[0] ?? '').childNodes.filter(isElement);
  const content = (name: string): string => {
    const meta = metas.find((element) => element.tagName === 'meta' && attribute(element, 'name') === name);
    return (meta && attribute(meta, 'content')) ?? '';
  };
  const [summary, keywords] = [content('description'), content('keywords')];
  return {
    summary: summary === common.summary ? '' : summary,
    keywords:
      keywords === common.keywords
        ? []
        : keywords
            .trim()
            .split(/\s*,\s*/)
            .filter(Boolean),
  };
}
