/** @jest-environment jsdom */
import {EditorView} from '@codemirror/view';
import {createEditor, type CursorPlace, type EditorHandle} from './create-editor';
import {indentationOf} from './languages';
import {diagnosticsOf} from './results';

const words = {warning: (number: number) => `Warning ${number}`, address: (number: number) => `/warnings#${number}`};
const editors: EditorHandle[] = [];

function start(code: string) {
  const [changes, places]: [string[], CursorPlace[]] = [[], []];
  const parent = document.body.appendChild(document.createElement('div'));
  const editor = createEditor({
    parent,
    code,
    syntax: 'res',
    words,
    vocabulary: () => Promise.resolve(undefined),
    label: 'Code',
    changed: (next) => changes.push(next),
    moved: (place) => places.push(place),
    run: () => undefined,
    format: () => undefined,
  });
  editors.push(editor);
  return {editor, changes, places, parent};
}

afterEach(() => {
  editors.splice(0).forEach((editor) => editor.destroy());
  document.body.replaceChildren();
});

test('the code is colored by the site’s own lexer, and has a name for screen readers', () => {
  const {parent, editor} = start('let a = "x"\n');
  expect(
    [...parent.querySelectorAll('.cm-line span')].map(({className, textContent}) => `${className} ${textContent}`),
  ).toEqual(['k let', 's "x"']);
  expect(parent.querySelector('.cm-content')).toHaveAccessibleName('Code');
  editor.setCode('let b = 1\n');
  expect(parent.querySelector('.cm-line')?.textContent).toBe('let b = 1');
});

test('each file keeps its own history', () => {
  const {parent, editor, changes} = start('let a = 1\n');
  const text = () => parent.querySelector('.cm-line')?.textContent;
  const undo = () =>
    parent
      .querySelector('.cm-content')!
      .dispatchEvent(new KeyboardEvent('keydown', {key: 'z', ctrlKey: true, bubbles: true, cancelable: true}));
  editor.open('', 'let b = 1\n');
  editor.open('User.res', 'let c = 1\n');
  undo();
  expect(text()).toBe('let c = 1');
  editor.open('', 'let b = 1\n');
  expect(text()).toBe('let b = 1');
  undo();
  expect(text()).toBe('let a = 1');
  expect(changes.at(-1)).toBe('let a = 1\n');
});

test('a problem is marked where it is now, unless that has changed since', () => {
  const {parent, editor, changes} = start('let a: string = 1\n');
  const problem = {kind: 'error', row: 1, column: 16, endRow: 1, endColumn: 17, message: 'No.'} as const;
  editor.setResult([problem], [], 'let a: string = 2\n');
  expect(parent.querySelector('.cm-lintRange-error')).toBeNull();
  editor.setResult([problem], [], 'let a: string = 1\n');
  expect(parent.querySelector('.cm-lintRange-error')?.textContent).toBe('1');
  editor.setResult([], [], 'let a: string = 1\n');
  editor.setResult([{...problem, column: 8, endColumn: 9}], [], 'let a = 1\n');
  expect(parent.querySelector('.cm-lintRange-error')?.textContent).toBe('1');
  editor.setCode('let a: string = "1"\n');
  expect(changes).toEqual(['let a: string = "1"\n']);
});

test('a message in the code has the fixes it suggests, where its place is by then', () => {
  const code = 'let n = Array.lenght([])\n';
  const problem = {kind: 'error', row: 1, column: 8, endRow: 1, endColumn: 20} as const;
  const message = "The value lenght can't be found in Array\n\nHint: Did you mean length?";
  const [diagnostic] = diagnosticsOf([{...problem, message}], code, words);
  expect(diagnostic!.actions!.map(({name}) => name)).toEqual(['Use length']);
  const {parent} = start(`// New\n${code}`);
  const view = EditorView.findFromDOM(parent.querySelector('.cm-editor')!)!;
  diagnostic!.actions![0]!.apply(view, diagnostic!.from + 7, diagnostic!.to + 7);
  expect(view.state.doc.toString()).toBe('// New\nlet n = Array.length([])\n');
});

test('the type at the cursor is reported, and cleared by the next edit', () => {
  const {editor, places} = start('let a = 1\n');
  editor.setResult([], [{row: 1, column: 4, endRow: 1, endColumn: 5, type: 'int'}], 'let a = 1\n');
  editor.goTo({row: 1, column: 4, endRow: 1, endColumn: 4});
  expect(places.at(-1)).toMatchObject({row: 1, type: 'int'});
  editor.setCode('let ab = 1\n');
  expect(places.at(-1)).not.toHaveProperty('type');
});

test('the cursor position counts visible characters from 1', () => {
  const {editor, places} = start('let a = 1\nlet b = 2\n');
  expect(places.at(-1)).toEqual({row: 1, column: 1});
  editor.goTo({row: 2, column: 4, endRow: 2, endColumn: 5});
  expect(places.at(-1)).toEqual({row: 2, column: 6});
});

test.each([
  ['let f = x => {', '', 2],
  ['let f =', '', 2],
  ['  | A =>', '', 4],
  ['  let a = 1', '', 2],
  ['  f(', ')', 2],
  ['let a = {', '}', 0],
  ['let a = [ // list', '', 2],
  ['let a = x >= y', '', 0],
])('below %j, %j begins with %i spaces', (before, line, spaces) => {
  expect(indentationOf(before, line)).toBe(spaces);
});
