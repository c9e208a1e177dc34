/**
 * Turns an example into the playground's editor, in place. Every edit goes into the block's own panes, so that running,
 * copying and opening in the playground use the edited code.
 */
import {translate} from '@docusaurus/Translate';
import {readStored} from '../../../kit/browser/stored';
import {partWithCode, readPlaygroundQuery, withoutCode} from '../../../compilers/core/playground-link/link';
import {renderCode} from '../../../rescript/core/syntax/html';
import {lexJavaScript} from '../../../rescript/core/syntax/javascript';
import {lexRescript} from '../../../rescript/core/syntax/rescript';
import {trimJavaScript} from '../../core/block/emitted';
import {textHash} from '../../core/page-types';
import type {ChosenEngine} from '../../../compilers/browser/choose-engine';
import {openInlineEditor, type InlineEditor} from '../../../editor/browser/inline-editor';
import {setProgram} from '../program';
import {createEditView} from './edit-view';
import {nameValues, reportValues} from '../../../compilers/core/expression-values';
import {stretchOf} from '../../../compilers/core/place';
import {shownBy} from '../../../sandbox/core/runnable';

/** The warning about top-level expressions that aren't `unit`. */
const EXPRESSION = 109;

/**
 * The program to run for edited code: if what the compiler emitted shows nothing, one with code after it, which renders
 * the code's component, or one that reports the values of the code's expressions.
 */
async function reportingProgram(
  {compileWith}: InlineEditor,
  {prelude, code, after, js}: Readonly<Record<'prelude' | 'code' | 'after' | 'js', string>>,
): Promise<string> {
  if (shownBy(js, code)) return js;
  const source = prelude + code;
  if (after !== '') return (await compileWith(`${source}\n${after}`, '')).js ?? js;
  const hidden = prelude.split('\n').length - 1;
  const {problems} = await compileWith(source, `+${EXPRESSION}`);
  const expressions = problems
    .filter(({warning, row}) => warning === EXPRESSION && row > hidden)
    .map((problem) => stretchOf(problem, source))
    .map(({from, to}) => ({start: from, end: to}));
  if (expressions.length === 0) return js;
  const reporting = reportValues(source, expressions);
  const compiled = await compileWith(reporting.source, '');
  return compiled.js === undefined ? js : nameValues(compiled.js, reporting.texts);
}

type Shown = NonNullable<Awaited<ReturnType<InlineEditor['compile']>>>;

const editing = new WeakSet<Element>();

/**
 * Opens the editor in the block of a button, with what the reader wrote there before in this visit. Without a compiler
 * it says so, and the playground's link is still there.
 * @param connect finds a compiler, for tests
 */
export async function editExample(button: HTMLElement, connect?: () => Promise<ChosenEngine>): Promise<void> {
  const block = button.closest<HTMLElement>('.code');
  const link = block?.querySelector<HTMLAnchorElement>(':scope > .try');
  const pane = block?.querySelector<HTMLElement>(':scope > pre > code');
  if (!block || !link || !pane || editing.has(block)) return;
  editing.add(block);
  const view = createEditView(block, link.dataset.prelude ?? '');
  try {
    await open(block, link, pane, view, connect);
  } catch (error) {
    editing.delete(block);
    view.fail(messageOf(error));
  }
}

/** Rejects if the editor or a compiler can't be loaded. @param pane the code of the source's pane */
async function open(
  block: HTMLElement,
  link: HTMLAnchorElement,
  pane: HTMLElement,
  view: ReturnType<typeof createEditView>,
  connect: (() => Promise<ChosenEngine>) | undefined,
): Promise<void> {
  // Reset brings back `start`.
  const {prelude = '', after = '', source: start = pane.textContent} = link.dataset;
  const output = block.querySelectorAll<HTMLElement>(':scope > pre:not(.msg) > code')[1];
  const before = {source: pane.innerHTML, output: output?.innerHTML ?? '', address: link.href};
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns the program to run, if the code is still that. */
  const show = (code: string, {js, problems, isCurrent}: Shown): (() => Promise<string>) | undefined => {
    view.problems(problems, (problem) => editor.goTo(problem));
    block.toggleAttribute('data-broken', js === undefined);
    if (js === undefined) return undefined;
    const shown = trimJavaScript(js).trimEnd();
    if (output) output.innerHTML = renderCode(shown, lexJavaScript(shown));
    if (!isCurrent) return undefined;
    const program = () => reportingProgram(inline, {prelude, code, after, js: shown});
    setProgram(block, program);
    return program;
  };
  const compile = async (code: string): Promise<(() => Promise<string>) | undefined> => {
    const compiled = await inline.compile(code);
    return compiled && editing.has(block) ? show(code, compiled) : undefined;
  };
  const changed = (code: string): boolean => {
    pane.innerHTML = renderCode(code, lexRescript(code));
    link.href = withoutCode(before.address);
    clearTimeout(timer);
    // Until the compiler has answered, a run waits for it.
    setProgram(block, async () => {
      clearTimeout(timer);
      try {
        return await (
          await compile(code)
        )?.();
      } catch (error) {
        view.fail(messageOf(error));
        return undefined;
      }
    });
    timer = setTimeout(() => void compile(code).catch((error: unknown) => view.fail(messageOf(error))), inline.pause());
    return keep(start, code);
  };
  const run = (): void => {
    clearTimeout(timer);
    compile(pane.textContent).then(
      () => view.run.click(),
      (error: unknown) => view.fail(messageOf(error)),
    );
  };
  const reset = (): void => {
    clearTimeout(timer);
    keep(start, start); // Forgets the edit.
    editor.destroy();
    view.close();
    pane.innerHTML = before.source;
    if (output) output.innerHTML = before.output;
    link.href = before.address;
    block.removeAttribute('data-broken');
    setProgram(block, undefined);
    editing.delete(block);
  };
  const code = kept(start) ?? start;
  const inline = await openInlineEditor({
    parent: () => view.editor,
    query: readPlaygroundQuery(partWithCode(link)),
    code,
    prelude,
    label: translate({
      id: 'examples.edit.label',
      message: 'Code',
      description: 'Accessible name of the editor of an example',
    }),
    warning: (number) =>
      translate(
        {
          id: 'playground.problems.warning',
          message: 'Warning {number}',
          description: 'Kind of problem; links to the table of warnings',
        },
        {number},
      ),
    changed,
    run,
    ...(connect && {connect}),
  });
  const {editor} = inline;
  view.reset.addEventListener('click', reset);
  view.open();
  // The place that the compiler points at: while the editor is open, its message is there and not below the code.
  if (code !== start || pane.querySelector('mark')) changed(code);
  editor.focus();
}

/** The key of an example's edit in `sessionStorage`, which keeps it for this visit. */
const keyOf = (source: string): string => `example:${window.location.pathname}:${textHash(source)}`;

/** The edited code of an example, if there is any. */
export const kept = (source: string): string | undefined => readStored(keyOf(source), () => sessionStorage);

/** Keeps the edited code of an example. If it's the example's own code, forgets the edit. Returns whether it could. */
function keep(source: string, code: string): boolean {
  try {
    if (code === source) sessionStorage.removeItem(keyOf(source));
    else sessionStorage.setItem(keyOf(source), code);
    return true;
  } catch {
    return code === source;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
