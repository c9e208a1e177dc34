/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import VersionsDialog from './VersionsDialog';
import {settingsOf} from '../../../compilers/core/playground-link/state';
import {NO_FILES} from '../state/state';
import {compiled, fakeEngine, VERSIONS} from '../../../../tests/support/fake-engine';

const settings = {...settingsOf({}, 'v12.0.0'), version: 'v12.2.0'};
const onClose = (): void => undefined;

beforeAll(() => {
  // jsdom supports the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

test('every version is compiled once, however often the playground around it renders', async () => {
  const engine = fakeEngine();
  const dialog = () => (
    <VersionsDialog
      engine={engine}
      versions={VERSIONS}
      code="let a = 1"
      files={NO_FILES}
      settings={settings}
      onClose={onClose}
    />
  );
  const {rerender} = render(dialog());
  for (let version = 0; version < VERSIONS.length; version++) {
    rerender(dialog());
    await act(() => Promise.resolve(engine.asked[version]?.answer(compiled('let a = 1;\n'))));
    rerender(dialog());
  }
  expect(engine.asked.map((asked) => asked.settings.version)).toEqual(VERSIONS.map(({version}) => version));
  expect(screen.getAllByText('Compiles to the same JavaScript')).toHaveLength(2);
  expect(screen.getByText("Compiles (the version you're using)")).toBeTruthy();
});
