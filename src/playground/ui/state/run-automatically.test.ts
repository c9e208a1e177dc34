import {openingModel, type Opening} from './opening';
import {programToRun, update, type Action, type PlaygroundModel, NO_FILES} from './state';
import {playgroundPath} from '../../../compilers/core/playground-link/link';
import type {PlaygroundExample} from '../../../compilers/core/settings';

const examples: readonly PlaygroundExample[] = [
  {name: 'welcome', syntax: 'res', versions: ['v12.0.0', 'v11.0.0'], code: 'new'},
  {name: 'welcome-classic', syntax: 'res', versions: ['v10.0.0', 'v8.0.0'], code: 'old'},
  {name: 'reason', syntax: 're', versions: ['v8.0.0'], code: 'reason'},
];
const opening: Opening = {query: '', session: undefined, reopened: false, examples, version: 'v11.0.0'};
const queryOf = (state: Parameters<typeof playgroundPath>[0]) => playgroundPath(state).slice('/try'.length);
const after = (model: PlaygroundModel, ...actions: readonly Action[]) => actions.reduce(update, model);

describe('running automatically', () => {
  const {settings} = openingModel(opening);
  const answer = (code: string, js: string | undefined): Action => ({
    type: 'compiled',
    result: {
      compilation: {...(js !== undefined && {js}), problems: [], types: [], milliseconds: 1},
      code,
      files: NO_FILES,
      settings,
    },
  });
  const edited = (model: PlaygroundModel, code: string, js: string | undefined): PlaygroundModel =>
    after(model, {type: 'edited', code}, answer(code, js));

  test('the reader’s own code runs once it compiles, and once', () => {
    const mine = openingModel(opening);
    expect(programToRun(mine)).toBeUndefined();
    const compiles = edited(mine, 'mine', 'js');
    expect(programToRun(compiles)).toMatchObject({code: 'mine', settings});
    expect(
      programToRun(after(compiles, {type: 'ran', program: {code: 'mine', files: NO_FILES, settings}})),
    ).toBeUndefined();
    expect(programToRun(edited(mine, 'wrong', undefined))).toBeUndefined();
    expect(programToRun(after(compiles, {type: 'edited', code: 'newer than the answer'}))).toBeUndefined();
  });

  test('the first program of a version does, next to stored work that it leaves alone', () => {
    const model = openingModel({...opening, query: '?version=v11.0.0', session: queryOf({code: 'kept'})});
    expect(model.own).toBe(false);
    expect(programToRun(after(model, answer('new', 'js')))).toMatchObject({code: 'new'});
  });

  test('code from a link doesn’t, also when it’s edited, until the reader has run it', () => {
    const shared = edited(openingModel({...opening, query: queryOf({code: 'shared'})}), 'shared, edited', 'js');
    expect(programToRun(shared)).toBeUndefined();
    const ran = after(shared, {type: 'ran', program: {code: 'shared, edited', files: NO_FILES, settings}});
    expect(programToRun(ran)).toBeUndefined();
    expect(programToRun(edited(ran, 'edited again', 'js'))).toMatchObject({code: 'edited again'});
  });
});
