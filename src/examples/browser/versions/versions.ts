/**
 * Makes the versions of an example interactive: the brief form opens the line with all of them, where a version opens
 * its compiler's message, or the differences in its output.
 */
import {translate} from '@docusaurus/Translate';
import {partsOfLine, type OtherOutcome, type OtherVersions} from '../../core/block/other-versions';
import {UNTRANSLATED} from '../../../kit/core/untranslated';
import {textHash} from '../../core/page-types';
import {diffLines, lineHtml} from '../../../compilers/core/line-diff';
import {create} from '../../../kit/browser/dom';
import {loadPageData, paneOf} from '../page-data';

const started = new WeakSet<Element>();

/** Starts the line of versions of a block. Later calls for the same one do nothing. A press that came before counts. */
export async function startVersions(block: Element, latestIn: (element: Element) => Event | undefined): Promise<void> {
  const line = block.querySelector<HTMLElement>(':scope > .works');
  if (!line || started.has(block)) return;
  started.add(block);
  const versions = await loadPageData<OtherVersions>('versions');
  const known = versions?.[textHash(paneOf(block, 'res') ?? '')];
  if (!versions) started.delete(block);
  if (known && line.title === '') fill(block, line, known);
  else if (known) openFrom(block, line, known);
  const early = latestIn(line);
  if (early instanceof MouseEvent && early.type === 'click')
    document.elementFromPoint(early.clientX, early.clientY)?.closest<HTMLElement>('.works > button')?.click();
}

/** Turns the brief form into a button for the whole line. */
function openFrom(block: Element, brief: HTMLElement, known: Readonly<Record<string, OtherOutcome>>): void {
  const line = create('p', 'works', brief.title);
  fill(block, line, known);
  const opener = create('button', '', brief.textContent ?? '');
  opener.setAttribute('aria-label', brief.title);
  opener.setAttribute('aria-expanded', 'false');
  opener.addEventListener('click', () => {
    const isOpen = line.isConnected;
    block.querySelector(':scope > .version-detail')?.remove();
    opener.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen) line.remove();
    else brief.after(line);
  });
  brief.replaceChildren(opener);
}

function fill(block: Element, line: HTMLElement, known: Readonly<Record<string, OtherOutcome>>): void {
  const parts = partsOfLine(line.textContent ?? '', known).map(({text, version}) => {
    const outcome = version === undefined ? undefined : known[version];
    return version === undefined || !outcome ? text : button(block, line, text, version, outcome);
  });
  line.replaceChildren(...parts);
}

function button(
  block: Element,
  line: Element,
  text: string,
  version: string,
  outcome: OtherOutcome,
): HTMLButtonElement {
  const element = create('button', '', text);
  element.title = titleOf(version, outcome);
  element.setAttribute('aria-label', element.title);
  element.setAttribute('aria-expanded', 'false');
  element.addEventListener('click', () => {
    const isOpen = element.getAttribute('aria-expanded') === 'true';
    block.querySelector(':scope > .version-detail')?.remove();
    for (const other of line.querySelectorAll('button')) other.setAttribute('aria-expanded', 'false');
    if (isOpen) return;
    element.setAttribute('aria-expanded', 'true');
    line.after(detail(block, version, outcome));
  });
  return element;
}

function detail(block: Element, version: string, outcome: OtherOutcome): HTMLElement {
  const section = create('section', 'version-detail');
  section.setAttribute('aria-label', titleOf(version, outcome));
  const code = section.appendChild(create('pre'));
  code.tabIndex = 0;
  if ('message' in outcome) {
    section.dataset.kind = 'message';
    Object.assign(code, UNTRANSLATED).textContent = outcome.message;
    return section;
  }
  code.className = 'tokens';
  for (const line of diffLines(paneOf(block, 'js') ?? '', outcome.js) ?? [])
    code.appendChild(create(TAGS[line.kind])).innerHTML = lineHtml(line);
  return section;
}

const TAGS = {same: 'span', added: 'ins', removed: 'del'} as const;

function titleOf(version: string, outcome: OtherOutcome): string {
  return 'message' in outcome
    ? translate(
        {
          id: 'examples.versions.message',
          message: 'What the {version} compiler says',
          description: 'Opens the message of a version that rejects an example',
        },
        {version},
      )
    : translate(
        {
          id: 'examples.versions.output',
          message: 'What {version} emits instead',
          description: 'Opens the differences between the JavaScript of two versions',
        },
        {version},
      );
}
