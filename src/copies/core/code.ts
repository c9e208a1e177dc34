/**
 * Converts code blocks (rendered by `src/examples/core/block/render.ts`) to fences: each tab becomes a fence of its own,
 * followed by the compiler's message and the versions. Code is copied unchanged.
 */
import type {Element} from 'hast';
import type {Code, Paragraph, RootContent} from 'mdast';
import {fill} from '../../kit/core/built-component/built-component';
import {TAB_GROUPS} from '../../examples/core/block/tabs';
import {languageLabel} from '../../rescript/core/syntax/languages';
import {attribute, find, hasClass, isElement, paragraph, strong, text, textOf} from './nodes';
import type {CopyWords} from './words';

/** Why a node may be left out: it's an example or a compiler's output, or another form of what comes before. */
export type CopyRole = 'example' | 'variant';

declare module 'mdast' {
  interface Data {
    copy?: CopyRole;
  }
}

type CodePane = {readonly language: string | undefined; readonly label: string | undefined; readonly code: string};

const EXAMPLES: readonly string[] = [...TAB_GROUPS.code, 'resi'];
const OUTPUTS: readonly string[] = ['js', 'jsx', 'ts', 'tsx'];
const MANAGERS: readonly string[] = TAB_GROUPS['package-manager'];

/**
 * The nodes for a `<figure class="code">`.
 * @param bare language of code that doesn't specify one, as on API pages
 */
export function codeBlock(figure: Element, words: CopyWords, bare: string | undefined): RootContent[] {
  const panes = panesOf(figure, bare);
  const isManagers = panes.some(({language = ''}) => MANAGERS.includes(language));
  const isExample = !isManagers && (tabsOf(figure).length > 0 || bare !== undefined);
  const role = isExample ? 'example' : undefined;
  const caption = find(figure, (element) => element.tagName === 'figcaption');
  const titles = titlesOf(caption);
  const isTitled = panes.length > 1 && titles.length === panes.length;
  const message = childWith(figure, 'pre', 'msg');
  const works = childWith(figure, 'p', 'works');
  return [
    ...withRole(role, isTitled || !caption ? undefined : titleLine(titles)),
    ...panes.flatMap((pane, index) =>
      withRole(
        isManagers && index > 0 ? 'variant' : role,
        isTitled ? titleLine(titles.slice(index, index + 1)) : undefined,
        ...paneNodes(pane, index, isManagers, words),
      ),
    ),
    ...withRole(
      'example',
      message && line(hasClass(message, 'error') ? words.error : words.warning),
      message && fence('text', textOf(message)),
      works && line(attribute(works, 'title') ?? textOf(works)),
    ),
  ];
}

function childWith(figure: Element, tagName: string, className: string): Element | undefined {
  return figure.children.find((child): child is Element => isElement(child, tagName) && hasClass(child, className));
}

/** A `<pre>` that isn't a code block, such as a signature. */
export function plainCode(pre: Element, bare: string | undefined): Code {
  return fence(writtenLanguage(pre) ?? bare, textOf(pre));
}

function paneNodes(
  {language, label, code}: CodePane,
  index: number,
  isManagers: boolean,
  words: CopyWords,
): RootContent[] {
  const isOutput = language !== undefined && OUTPUTS.includes(language);
  const told = isOutput ? fill(words.output, {language: label ?? ''}) : `${label}:`;
  const isTold = label !== undefined && (isManagers || index > 0);
  return [...(isTold ? [line(told)] : []), fence(isManagers ? 'sh' : language, code)];
}

function panesOf(figure: Element, bare: string | undefined): readonly CodePane[] {
  const tabs = tabsOf(figure);
  const pres = figure.children.filter((child): child is Element => isElement(child, 'pre') && !hasClass(child, 'msg'));
  return pres.map((pre, index) => {
    const language = tabs[index]?.value ?? writtenLanguage(pre) ?? fileLanguage(pre) ?? bare;
    return {language, label: tabs[index]?.label, code: textOf(pre)};
  });
}

/** The tabs of a block; a single one is a label. */
function tabsOf(figure: Element): readonly {readonly value: string; readonly label: string}[] {
  const tabs: {value: string; label: string}[] = [];
  find(figure, (element) => {
    const input = element.tagName === 'label' ? find(element, ({tagName}) => tagName === 'input') : undefined;
    if (input) tabs.push({value: attribute(input, 'value') ?? '', label: textOf(element)});
    return false;
  });
  if (tabs.length > 0) return tabs;
  const only = childWith(figure, 'span', 'lang');
  const label = only && textOf(only);
  const value = EXAMPLES.find((language) => languageLabel(language) === label);
  return label !== undefined && value !== undefined ? [{value, label}] : [];
}

/** `<code class="language-json">` */
function writtenLanguage(pre: Element): string | undefined {
  const code = find(pre, ({tagName}) => tagName === 'code');
  return /(?:^| )language-(\S+)/.exec((code && attribute(code, 'class-name')) ?? '')?.[1];
}

/** The front page's code is labeled with its file name: `aria-label="Cart.res.mjs"`. */
function fileLanguage(pre: Element): string | undefined {
  const ending = /\.(\w+)$/.exec(attribute(pre, 'aria-label') ?? '')?.[1];
  return ending === 'mjs' ? 'js' : ending;
}

/** The parts of a caption. On the front page, each pane has one. */
function titlesOf(caption: Element | undefined): readonly string[] {
  return (caption?.children ?? []).map((child) => textOf(child).trim()).filter((part) => part !== '');
}

function titleLine(titles: readonly string[]): Paragraph {
  return paragraph(strong(titles.join(': ')));
}

function line(value: string): Paragraph {
  return paragraph(text(value));
}

function fence(lang: string | undefined, value: string): Code {
  return {type: 'code', lang: lang ?? null, value: value.replace(/\n$/, '')};
}

function withRole(copy: CopyRole | undefined, ...nodes: readonly (RootContent | undefined)[]): RootContent[] {
  const own = nodes.filter((node) => node !== undefined);
  return copy === undefined ? own : own.map((node) => ({...node, data: {copy}}));
}
