/**
 * Turns an example into the playground's editor, in place. Every edit goes into the block's own panes, so that running,
 * copying and opening in the playground mean the edited code.
 */
import {translate} from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import {baseUrl} from '../../../../client/base-url';
import {findVersion, versionLines} from '../../../../config/versions';
import {chooseVersion} from '../../../../lib/playground/choose-version';
import {EngineError, type Compilation} from '../../../../lib/playground/engine';
import {settingsForRun} from '../../../../lib/playground/settings';
import {readPlaygroundQuery} from '../../../../lib/playground-link/link';
import {settingsOf} from '../../../../lib/playground-link/state';
import {renderCode} from '../../../../lib/syntax/html';
import {lexJavaScript} from '../../../../lib/syntax/javascript';
import {lexRescript} from '../../../../lib/syntax/rescript';
import {trimJavaScript} from '../../../../lib/code-block/emitted';
import {warningAnchor} from '../../../../lib/warnings/anchor';
import {loadEditor} from '../../editor/load-editor';
import {chooseEngine, type ChosenEngine} from '../../engines/choose-engine';
import {forget, keep, kept} from './kept-edits';
import {createEditView} from './edit-view';
import {shiftUp} from './shift-up';

/** Between the last key and the compiler, in ms. */
const PAUSE = 250;

const editing = new WeakSet<Element>();
let engine: Promise<ChosenEngine> | undefined;

/**
 * Opens the editor in the block of a button, with what the reader wrote there before in this visit. Without a compiler
 * it says so, and the playground's link is still there.
 * @param connect finds a compiler; once for all blocks of the page
 */
export async function editExample(
  button: HTMLElement,
  connect: () => Promise<ChosenEngine> = () => chooseEngine(config.bundles),
): Promise<void> {
  const block = button.closest<HTMLElement>('.code');
  const link = block?.querySelector<HTMLAnchorElement>(':scope > .try');
  const pane = block?.querySelector<HTMLElement>(':scope > pre > code');
  if (!block || !link || !pane || editing.has(block)) return;
  editing.add(block);
  const {prelude = '', source} = link.dataset;
  const view = createEditView(block, prelude);
  try {
    engine ??= connect();
    await open(block, link, pane, engine, {
      prelude: source === undefined ? prelude : '',
      start: source ?? pane.textContent,
      view,
    });
  } catch (error) {
    editing.delete(block);
    engine = undefined;
    view.fail(error instanceof Error ? error.message : String(error));
  }
}

type Opening = {
  readonly prelude: string;
  /** The code that Reset brings back. */
  readonly start: string;
  readonly view: ReturnType<typeof createEditView>;
};

async function open(
  block: HTMLElement,
  link: HTMLAnchorElement,
  pane: HTMLElement,
  compilers: Promise<ChosenEngine>,
  {prelude, start, view}: Opening,
): Promise<void> {
  const query = readPlaygroundQuery(link.search);
  const [{createEditor}, {engine: compiler, versions}] = await Promise.all([loadEditor(), compilers]);
  const release = chooseVersion(query.version ?? '', versions);
  if (!release) throw new EngineError(`This copy of the site has no compiler for ${query.version ?? 'this example'}.`);
  const {code: _code, damage: _damage, ...asked} = query;
  const settings = settingsForRun({...settingsOf(asked, release.version), version: release.version});
  const output = block.querySelectorAll<HTMLElement>(':scope > pre:not(.msg) > code')[1];
  const before = {source: pane.innerHTML, output: output?.innerHTML ?? '', address: link.href};
  const lines = prelude.split('\n').length - 1;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (code: string, {js, problems, types}: Compilation): void => {
    const own = problems.map((problem) => shiftUp(problem, lines));
    editor.setResult(
      own,
      types.map((type) => shiftUp(type, lines)),
      code,
    );
    view.problems(own, (problem) => editor.goTo(problem));
    block.toggleAttribute('data-broken', js === undefined);
    if (js === undefined || !output) return;
    const shown = trimJavaScript(js).trimEnd();
    output.innerHTML = renderCode(shown, lexJavaScript(shown));
  };
  const compile = async (code: string): Promise<void> => {
    const own = ++latest;
    const compiled = await compiler.compile(prelude + code, settings);
    if (own === latest) show(code, compiled);
  };
  const changed = (code: string): void => {
    keep(start, code);
    pane.innerHTML = renderCode(code, lexRescript(code));
    link.href = before.address.replace(/([?&])code=[^&]*&?/, '$1');
    clearTimeout(timer);
    timer = setTimeout(() => void compile(code).catch((error: unknown) => view.fail((error as Error).message)), PAUSE);
  };
  const run = (): void => {
    clearTimeout(timer);
    compile(pane.textContent).then(
      () => view.run.click(),
      (error: unknown) => view.fail((error as Error).message),
    );
  };
  const reset = (): void => {
    latest++;
    clearTimeout(timer);
    forget(start);
    editor.destroy();
    view.close();
    pane.innerHTML = before.source;
    if (output) output.innerHTML = before.output;
    link.href = before.address;
    block.removeAttribute('data-broken');
    editing.delete(block);
  };
  const {next, latest: newest} = versionLines.default;
  const table = findVersion(versionLines.default, release.manual) === next ? next : newest;
  const code = kept(start) ?? start;
  const editor = createEditor({
    parent: view.editor,
    code,
    syntax: 'res',
    label: translate({
      id: 'examples.edit.label',
      message: 'Code',
      description: 'Accessible name of the editor of an example',
    }),
    words: {
      warning: (number) =>
        translate(
          {
            id: 'playground.problems.warning',
            message: 'Warning {number}',
            description: 'Kind of problem; links to the table of warnings',
          },
          {number},
        ),
      address: (number) => `${baseUrl}docs/manual/${table.path}/warning-numbers#${warningAnchor(number)}`,
    },
    changed,
    moved: () => undefined,
    run,
    format: (now) =>
      void compiler.format(now, settings).then((formatted) => 'code' in formatted && editor.setCode(formatted.code)),
  });
  view.reset.addEventListener('click', reset);
  view.open();
  if (code !== start) changed(code);
  editor.focus();
}
