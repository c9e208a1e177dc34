/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import Toolbar from './Toolbar';
import {openingModel} from '../state/opening';
import type {PlaygroundModel} from '../state/state';
import type {Actions} from '../state/use-actions';
import {fakeEngine, VERSIONS} from '../../../../tests/support/fake-engine';

const nothing = (): void => undefined;
const opening = {query: '', session: undefined, reopened: false, examples: [], version: 'v11.0.0'};

function show(connection: PlaygroundModel['connection']): void {
  const playground = {
    model: {...openingModel(opening), connection},
    dispatch: nothing,
    engine: fakeEngine(),
    retry: nothing,
    chosen: undefined,
    effective: undefined,
    examples: [],
    unkept: undefined,
  };
  const actions: Actions = {
    setVersion: nothing,
    setSyntax: nothing,
    format: nothing,
    run: nothing,
    rerun: nothing,
    download: nothing,
    startOver: nothing,
  };
  render(<Toolbar playground={playground} actions={actions} narrow={false} onCompare={nothing} />);
}

test.each([
  [{kind: 'connecting'} as const, true],
  [{kind: 'failed', message: 'No compiler'} as const, true],
  [{kind: 'ready', versions: VERSIONS} as const, false],
])('%o: what needs a compiler is disabled: %s', (connection, disabled) => {
  show(connection);
  for (const name of ['Run', 'Format', 'All versions'])
    expect(screen.getByRole('button', {name})).toHaveProperty('disabled', disabled);
});
