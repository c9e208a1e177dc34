/** Converts elements of a page to Markdown where hast-util-to-mdast, which does the rest, needs help. */
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {Element, Parents} from 'hast';
import type {BlockContent, Nodes, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {fill} from '../../kit/core/built-component/built-component';
import {linkTarget, type LinkPlace} from './address';
import {codeBlock, plainCode} from './code';
import {attribute, find, hasClass, isElement, link as linkTo, paragraph, strong, text, textOf} from './nodes';
import type {CopyWords} from './words';

export type CopyPlace = LinkPlace & {
  readonly words: CopyWords;
  /** The URL of the list of all pages the page belongs to. */
  readonly list?: string;
  /** The language of code that doesn't specify one: of the API's signatures, for example. */
  readonly bareLanguage?: string;
};

type Handlers = Record<string, Handle>;

/** The handlers for the elements of a page, by tag name. */
export function copyHandlers(place: CopyPlace): Handlers {
  const none: Handle = () => undefined;
  const controls = ['button', 'form', 'iframe', 'input', 'nav', 'select', 'textarea'].map((name) => [name, none]);
  return {
    ...(Object.fromEntries(controls) as Handlers),
    a: (state, element, parent) => link(state, element, parent, place),
    aside: (state, element) =>
      hasClass(element, 'version-banner') ? quote(state, element) : defaultHandlers.aside?.(state, element),
    div: (state, element) =>
      hasClass(element, 'theme-admonition') ? admonition(state, element) : defaultHandlers.div?.(state, element),
    figure: (state, element) => figure(state, element, place),
    img: (_, element) => image(element, place),
    section: (state, element) =>
      hasClass(element, 'exercise') ? exercise(state, element) : defaultHandlers.section?.(state, element),
    pre: (_, element) => plainCode(element, place.bareLanguage),
    table: (state, element) => [...tableCaption(state, element), ...asList(defaultHandlers.table?.(state, element))],
    video: (_, element) => video(element, place),
  };
}

/** Drops headings' links to themselves. */
function link(state: State, element: Element, parent: Parents | undefined, place: CopyPlace): Nodes[] | Nodes {
  const href = attribute(element, 'href');
  const isHeading = parent?.type === 'element' && /^h[1-6]$/.test(parent.tagName);
  const children = state.all(element) as PhrasingContent[];
  if (href === undefined || (isHeading && href.startsWith('#'))) return children;
  if (textOf(element).trim() === '' && !find(element, ({tagName}) => tagName === 'img')) return [];
  return {type: 'link', url: linkTarget(href, place), children};
}

function image(element: Element, place: CopyPlace): Nodes | undefined {
  const src = attribute(element, 'src');
  const alt = attribute(element, 'alt') ?? '';
  return src === undefined || alt === '' ? undefined : {type: 'image', url: linkTarget(src, place), alt};
}

/** A video becomes a link to its file, with its description as the text. */
function video(element: Element, place: CopyPlace): Nodes | undefined {
  const source = element.children.findLast((child): child is Element => isElement(child, 'source'));
  const src = attribute(element, 'src') ?? (source && attribute(source, 'src'));
  const title = attribute(element, 'aria-label') ?? '';
  if (src === undefined || title === '') return undefined;
  return paragraph(linkTo(linkTarget(src, place), fill(place.words.video, {title})));
}

function figure(state: State, element: Element, place: CopyPlace): Nodes[] | Nodes | undefined {
  if (hasClass(element, 'code')) return codeBlock(element, place.words, place.bareLanguage);
  const drawing = find(element, ({tagName, properties}) => tagName === 'svg' && properties.role === 'img');
  if (!drawing) return asList(defaultHandlers.figure?.(state, element));
  return [diagram(drawing, place.words)];
}

/**
 * The text alternative of a diagram. The narrow and wide versions have the same text, so the first is used for both.
 */
function diagram(svg: Element, words: CopyWords): Paragraph {
  const part = (name: string): string => {
    const found = svg.children.find((child) => isElement(child, name));
    return found ? textOf(found).trim() : '';
  };
  const title = part('title') || (attribute(svg, 'aria-label') ?? '');
  return paragraph(strong(fill(words.diagram, {title: title.replace(/\.$/, '')})), text(` ${part('desc')}`));
}

/** A callout becomes a quote whose first line names its kind. */
function admonition(state: State, element: Element): Nodes {
  const [heading, ...content] = element.children.filter((child) => isElement(child));
  const label = heading ? textOf(heading).trim() : '';
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  const body = state.toFlow(content.flatMap((child) => asList(state.one(child, element)) as RootContent[]));
  return {type: 'blockquote', children: [paragraph(strong(name)), ...(body as BlockContent[])]};
}

function quote(state: State, element: Element): Nodes {
  return {type: 'blockquote', children: state.toFlow(state.all(element))};
}

/** An exercise is text to work with, so the small copies leave it out as they do examples. */
function exercise(state: State, element: Element): Nodes[] {
  return state.toFlow(state.all(element)).map((node) => ({...node, data: {copy: 'example'}}));
}

function tableCaption(state: State, table: Element): Nodes[] {
  const caption = find(table, ({tagName}) => tagName === 'caption');
  return caption && !state.inTable ? [paragraph(...(state.all(caption) as PhrasingContent[]))] : [];
}

function asList(nodes: Nodes[] | Nodes | undefined | void): Nodes[] {
  if (!nodes) return [];
  return Array.isArray(nodes) ? nodes : [nodes];
}
