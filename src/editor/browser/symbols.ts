import {translate} from '@docusaurus/Translate';
import type {Extension} from '@codemirror/state';
import {EditorView, showPanel} from '@codemirror/view';
import {create} from '../../kit/browser/dom';

/** What ReScript needs most and a phone's keyboard has on its second or third page. */
const SYMBOLS = '| => -> { } ( ) [ ] = " ` : _ < > ~ ? @ % #'.split(' ');

/**
 * On touch screens, a row of symbols below the code, where a tap writes one as a key would. It stays when the code loses
 * the focus: what's below would move from under the finger that took it.
 */
export const symbols = (): Extension => showPanel.of((view) => ({dom: rowOf(view)}));

function rowOf(view: EditorView): HTMLElement {
  const row = create('div', 'cm-symbols');
  row.role = 'toolbar';
  row.ariaLabel = translate({
    id: 'editor.symbols',
    message: 'Symbols',
    description: 'Accessible name of a row of keys below the code on touch screens',
  });
  row.append(
    ...SYMBOLS.map((symbol) => {
      const key = create('button', '', symbol);
      key.tabIndex = symbol === SYMBOLS[0] ? 0 : -1;
      key.onclick = () => write(view, symbol);
      return key;
    }),
  );
  // As in any toolbar, Tab stops once, and arrow keys go on.
  row.onkeydown = ({key, target}) => {
    const {previousElementSibling, nextElementSibling} = target as Element;
    if (key === 'ArrowLeft') (previousElementSibling as HTMLElement | null)?.focus();
    if (key === 'ArrowRight') (nextElementSibling as HTMLElement | null)?.focus();
  };
  // The code keeps the focus, so that the phone's keyboard stays.
  row.onmousedown = (event) => event.preventDefault();
  return row;
}

function write(view: EditorView, text: string): void {
  const {from, to} = view.state.selection.main;
  const insert = () =>
    view.state.update(view.state.replaceSelection(text), {userEvent: 'input.type', scrollIntoView: true});
  // Brackets and quotes get their other half from an input handler.
  if (!view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert)))
    view.dispatch(insert());
  view.focus();
}
