/**
 * Converts code blocks (`src/lib/code-block/render.ts`) to fences: one for each tab, then the compiler's message and
 * the versions.
 */
import type {Element} from 'hast';
import type {Code, Paragraph, RootContent} from 'mdast';
import {fill} from '../built-component/built-component';
import {TAB_GROUPS} from '../code-block/tabs';
import {languageLabel} from '../syntax/languages';
import {attribute, find, hasClass, isElement, textOf} from './elements';
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

/** @param bare language of code that doesn't specify one, as on API pages */
export function codeBlock(figure: Element, words: CopyWords, bare: string | undefined): RootContent[] {
  const panes = panesOf(figure, bare);
  const isManagers = panes.some(
    ({language}) => language !== undefined && (TAB_GROUPS['package-manager'] as readonly string[]).includes(language),
  );
  const isExample = !isManagers && (tabsOf(figure).length > 0 || bare !== undefined);
  const role: CopyRole | undefined = isExample ? 'example' : undefined;
  const caption = find(figure, (element) => element.tagName === 'figcaption');
  const message = figure.children.find((child): child is Element => isElement(child, 'pre') && hasClass(child, 'msg'));
  const works = figure.children.find((child): child is Element => isElement(child, 'p') && hasClass(child, 'works'));
  return [
    ...(caption ? [withRole(captionLine(caption), role)] : []),
    ...panes.flatMap((pane, index) =>
      paneNodes(pane, index, isManagers, words).map((node) =>
        withRole(node, isManagers && index > 0 ? 'variant' : role),
      ),
    ),
    ...(message
      ? [line(hasClass(message, 'error') ? words.error : words.warning), fence('text', textOf(message))].map((node) =>
          withRole(node, 'example'),
        )
      : []),
    ...(works ? [withRole(line(textOf(works)), 'example')] : []),
  ];
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
  if (isManagers) return [...(label === undefined ? [] : [line(`${label}:`)]), fence('sh', code)];
  const isOutput = language !== undefined && OUTPUTS.includes(language);
  const told =
    label !== undefined && index > 0 ? [line(isOutput ? fill(words.output, {language: label}) : `${label}:`)] : [];
  return [...told, fence(language, code)];
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
  const labels = (element: Element): boolean => {
    const input = element.tagName === 'label' ? find(element, ({tagName}) => tagName === 'input') : undefined;
    if (input) tabs.push({value: attribute(input, 'value') ?? '', label: textOf(element)});
    return false;
  };
  find(figure, labels);
  if (tabs.length > 0) return tabs;
  const only = figure.children.find((child): child is Element => isElement(child, 'span') && hasClass(child, 'lang'));
  const label = only && textOf(only);
  const value = EXAMPLES.find((language) => languageLabel(language) === label);
  return label !== undefined && value !== undefined ? [{value, label}] : [];
}

/** `<code class="language-json">` */
function writtenLanguage(pre: Element): string | undefined {
  const code = find(pre, ({tagName}) => tagName === 'code');
  const {className} = code?.properties ?? {};
  const name = Array.isArray(className)
    ? className.map(String).find((word) => word.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length);
}

/** The front page's code is labeled with its file name: `aria-label="Cart.res.mjs"`. */
function fileLanguage(pre: Element): string | undefined {
  const ending = /\.(\w+)$/.exec(attribute(pre, 'aria-label') ?? '')?.[1];
  return ending === 'mjs' ? 'js' : ending;
}

function captionLine(caption: Element): Paragraph {
  const words = caption.children.map((child) => textOf(child).trim()).filter((text) => text !== '');
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: words.join(': ')}]}]};
}

function line(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

function fence(lang: string | undefined, value: string): Code {
  return {type: 'code', lang: lang ?? null, value: value.replace(/\n$/, '')};
}

function withRole<Node extends RootContent>(node: Node, copy: CopyRole | undefined): Node {
  return copy === undefined ? node : {...node, data: {...node.data, copy}};
}
