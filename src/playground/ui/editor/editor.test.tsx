/** @jest-environment jsdom */
import {EditorView} from '@codemirror/view';
import {render, screen, waitFor} from '@testing-library/react';
import Editor from './Editor';

const nothing = (): void => undefined;

test('whoever writes before the editor has loaded goes on at the same place', async () => {
  const {container} = render(
    <Editor
      ref={null}
      file="Playground.res"
      code={'let a = 1\nlet b = 2\n'}
      replaced={0}
      syntax="res"
      problems={[]}
      types={[]}
      about={undefined}
      vim={false}
      words={{warning: String, address: String}}
      vocabulary={() => Promise.resolve(undefined)}
      changed={nothing}
      moved={nothing}
      run={nothing}
      format={nothing}
    />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', {name: 'Code'});
  field.focus();
  field.setSelectionRange(14, 14);
  await waitFor(() => expect(container.querySelector('.cm-editor')).not.toBeNull());
  const {state, hasFocus} = EditorView.findFromDOM(container.querySelector('.cm-editor')!)!;
  expect([state.selection.main.from, state.selection.main.to, hasFocus]).toEqual([14, 14, true]);
});
