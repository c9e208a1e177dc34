import {openingModel, welcomeCode, type Opening} from './opening';
import {
  chosenVersion,
  countProblems,
  effectiveSettings,
  offeredExamples,
  sortProblems,
  update,
  type Action,
  type PlaygroundModel,
  NO_FILES,
} from './state';
import {playgroundPath} from '../../../compilers/core/playground-link/link';
import type {PlaygroundExample} from '../../../compilers/core/settings';
import {START} from '../../../compilers/core/engine';
import {compiled, VERSIONS} from '../../../../tests/support/fake-engine';

const examples: readonly PlaygroundExample[] = [
  {name: 'welcome', syntax: 'res', versions: ['v12.0.0', 'v11.0.0'], code: 'new'},
  {name: 'welcome-classic', syntax: 'res', versions: ['v10.0.0', 'v8.0.0'], code: 'old'},
  {name: 'reason', syntax: 're', versions: ['v8.0.0'], code: 'reason'},
];
const opening: Opening = {query: '', session: undefined, reopened: false, examples, version: 'v11.0.0'};
const queryOf = (state: Parameters<typeof playgroundPath>[0]) => playgroundPath(state).slice('/try'.length);
const after = (model: PlaygroundModel, ...actions: readonly Action[]) => actions.reduce(update, model);
const ready = {type: 'connected', versions: VERSIONS} as const;

describe('opening', () => {
  test('a URL without code opens its version’s first program', () => {
    expect(openingModel(opening)).toMatchObject({
      code: 'new',
      own: true,
      settings: {version: 'v11.0.0', open: ['RescriptCore']},
    });
    expect(openingModel({...opening, query: '?version=v10.1.4'})).toMatchObject({
      code: 'old',
      settings: {version: 'v10.1.4', open: []},
    });
    expect(welcomeCode(examples, 'v99.0.0')).toBe('new');
    expect(welcomeCode([], 'v11.0.0')).toBe('');
  });

  test('an address that names a version leaves the kept work alone', () => {
    const session = queryOf({code: 'kept'});
    const model = openingModel({...opening, query: '?version=v10.0.0', session});
    expect(model).toMatchObject({code: 'old', own: false});
    expect(after(model, {type: 'edited', code: 'older'}).own).toBe(false);
  });

  test('the editor is told of code that was replaced, and not of what it reported itself', () => {
    const model = openingModel(opening);
    const typed = after(model, {type: 'edited', code: 'typed'});
    expect(typed.replaced).toBe(model.replaced);
    const formatted = after(typed, {type: 'rewritten', code: 'formatted'});
    expect(formatted.replaced).toBe(typed.replaced + 1);
    expect(after(formatted, {type: 'rewritten', code: 'formatted'}).replaced).toBe(formatted.replaced);
    expect(after(formatted, {type: 'example', example: examples[0]!}).replaced).toBe(formatted.replaced + 1);
  });

  test('code from a link isn’t the reader’s own; the same URL after a reload is', () => {
    const query = queryOf({code: 'shared', version: 'v12.0.0'});
    expect(openingModel({...opening, query, session: '?code=Q'})).toMatchObject({code: 'shared', own: false});
    expect(openingModel({...opening, query, reopened: true})).toMatchObject({code: 'shared', own: true});
  });

  test('the last session is restored with a notice; a URL with a version opens that version', () => {
    const session = queryOf({code: 'mine', version: 'v12.0.0', module: 'commonjs'});
    expect(openingModel({...opening, session})).toMatchObject({
      code: 'mine',
      own: true,
      notice: 'restored',
      settings: {version: 'v12.0.0', module: 'commonjs'},
    });
    expect(openingModel({...opening, session, query: '?version=v8.0.0'})).toMatchObject({code: 'old'});
    expect(openingModel({...opening, session: '?code=!!!'})).toMatchObject({code: 'new'});
  });

  test('a damaged link opens an empty editor with a notice and doesn’t overwrite anything', () => {
    expect(openingModel({...opening, query: '?code=!!!', session: queryOf({code: 'mine'})})).toMatchObject({
      code: '',
      own: false,
      notice: 'damaged',
    });
  });
});

test('what a link misspells is said: its version like an unknown release, other settings by their names', () => {
  const model = openingModel({...opening, query: '?version=banana&jsx=no'});
  expect(model.unknown).toEqual(['jsx=no']);
  expect(chosenVersion(model.settings, after(model, ready).connection, 'v12.0.0')).toMatchObject({replaces: 'banana'});
  const short = openingModel({...opening, query: '?version=v12'});
  expect(chosenVersion(short.settings, after(short, ready).connection, 'v11.0.0')).toEqual({version: VERSIONS[2]});
});

describe('version', () => {
  const settings = openingModel(opening).settings;
  const connection = after(openingModel(opening), ready).connection;

  test('a manual version selects its newest release, and a release selects itself or the nearest one', () => {
    expect(chosenVersion(settings, connection, 'v11.0.0')).toEqual({version: VERSIONS[1]});
    expect(chosenVersion({...settings, version: 'v11.1.4'}, connection, 'v12.0.0')).toEqual({version: VERSIONS[1]});
    for (const [wanted, nearest] of [
      ['v11.0.1', VERSIONS[1]],
      ['v12.0.0-alpha.4', VERSIONS[2]],
      ['v9.1.2', VERSIONS[1]],
      ['v7.0.0', VERSIONS[0]],
    ] as const)
      expect(chosenVersion({...settings, version: wanted}, connection, 'v12.0.0')).toEqual({
        version: nearest,
        replaces: wanted,
      });
    expect(chosenVersion({...settings, version: 'v99.0.0'}, connection, 'v12.0.0')).toEqual({
      version: VERSIONS[2],
      replaces: 'v99.0.0',
    });
    expect(chosenVersion({...settings, version: 'newest'}, connection, 'v11.0.0')).toEqual({
      version: VERSIONS[1],
      replaces: 'newest',
    });
    expect(chosenVersion({...settings, version: 'newest'}, connection, 'v98.0.0')).toEqual({
      version: VERSIONS[2],
      replaces: 'newest',
    });
    expect(chosenVersion(settings, {kind: 'connecting'}, 'v11.0.0')).toBeUndefined();
  });

  test('the compiler gets a syntax it supports and the modules its version opens', () => {
    expect(effectiveSettings({...settings, syntax: 're'}, VERSIONS[2]!)).toMatchObject({
      version: 'v12.2.0',
      syntax: 'res',
      open: [],
    });
    expect(effectiveSettings({...settings, syntax: 're', open: ['Belt']}, VERSIONS[0]!)).toMatchObject({
      syntax: 're',
      open: ['Belt'],
    });
  });

  test('switching versions only changes the modules open by default', () => {
    const model = openingModel(opening);
    expect(after(model, {type: 'version', version: 'v12.0.0'})).toMatchObject({code: 'new', settings: {open: []}});
    expect(
      after(model, {type: 'set', settings: {open: ['Belt']}}, {type: 'version', version: 'v8.0.0', code: 'old'}),
    ).toMatchObject({code: 'old', settings: {open: ['Belt']}});
  });
});

describe('what the compiler says', () => {
  const problem = {kind: 'error', row: 1, column: 0, endRow: 1, endColumn: 1, message: 'No.'} as const;
  const start = after(openingModel(opening), ready);
  const result = (js: string | undefined) => ({
    compilation: {...compiled(js ?? ''), ...(js === undefined && {js: undefined as never, problems: [problem]})},
    code: start.code,
    files: start.files,
    settings: start.settings,
  });

  test('JavaScript is kept while newer code has errors, and an answer about older code leaves the newer compiling', () => {
    const {
      compilation: {js: _, ...failed},
    } = result(undefined);
    const good = after(start, {type: 'compiling'}, {type: 'compiled', result: result('js')});
    const bad = after(
      good,
      {type: 'edited', code: 'bad'},
      {type: 'compiled', result: {compilation: failed, code: 'bad', files: NO_FILES, settings: start.settings}},
    );
    expect(good).toMatchObject({compiling: false, js: 'js'});
    expect(bad.js).toBe('js');
    expect(
      after(start, {type: 'compiling'}, {type: 'edited', code: 'newer'}, {type: 'compiled', result: result('js')}),
    ).toMatchObject({
      compiling: true,
      js: 'js',
    });
    expect(countProblems([problem, {...problem, kind: 'warning'}, problem])).toEqual({error: 2, warning: 1});
  });

  test('an engine failure keeps code and JavaScript, and a response clears the failure', () => {
    const failed = after(start, {type: 'compiled', result: result('js')}, {type: 'failed', message: 'gone'});
    expect(failed).toMatchObject({failure: 'gone', js: 'js', code: 'new'});
    expect(after(failed, {type: 'compiled', result: result('js')}).failure).toBeUndefined();
    expect(after(failed, {type: 'connecting'}).failure).toBeUndefined();
    expect(after(failed, {type: 'unreachable', message: 'why'}).connection).toEqual({kind: 'failed', message: 'why'});
  });
});

test.each([
  ['v12.0.0', ['welcome']],
  ['v12.2.0', ['welcome']],
  ['v8.0.0', ['welcome-classic', 'reason']],
])('%s: only examples that the version compiles are offered', (version, offered) => {
  expect(offeredExamples(examples, version).map(({name}) => name)).toEqual(offered);
});

test('errors come before warnings, both in the order of the code', () => {
  const at = (kind: 'error' | 'warning', row: number) => ({...START, kind, row, message: ''});
  const sorted = sortProblems([at('warning', 1), at('error', 5), at('error', 2)]);
  expect(sorted.map(({kind, row}) => [kind, row])).toEqual([
    ['error', 2],
    ['error', 5],
    ['warning', 1],
  ]);
});

test('an example doesn’t choose a tab: where the code is no tab, another would come up', () => {
  const reading = after(openingModel(opening), ready, {type: 'shown', tab: 'output'});
  expect(after(reading, {type: 'example', example: examples[0]!}).tab).toBe('output');
});

test('an example keeps the version if it lists it, and otherwise uses the newest one it lists', () => {
  const model = after(openingModel(opening), ready);
  expect(after(model, {type: 'example', example: examples[0]!}).settings.version).toBe('v11.0.0');
  expect(after(model, {type: 'example', example: examples[2]!})).toMatchObject({
    code: 'reason',
    settings: {version: 'v8.0.0', syntax: 're', open: []},
  });
});

describe('several files', () => {
  const files = [
    {name: 'Shop.res', code: 'let a = 1'},
    {name: 'User.res', code: 'let b = 2'},
  ];
  const shared = openingModel({...opening, query: queryOf({code: 'main', files})});

  test('a link opens with all of them, at the main file unless it’s empty', () => {
    expect(shared).toMatchObject({code: 'main', files, file: 'Playground.res'});
    expect(openingModel({...opening, query: queryOf({code: '\n', files})}).file).toBe('User.res');
    expect(openingModel({...opening, session: queryOf({code: 'main', files})})).toMatchObject({files, own: true});
    expect(openingModel({...opening, query: '?code=Q&files=A'})).toMatchObject({code: '', notice: 'damaged'});
  });

  test('an edit changes the file in the editor, or the one it names', () => {
    const opened = after(shared, {type: 'opened', file: 'User.res'}, {type: 'edited', code: 'new'});
    expect(opened).toMatchObject({code: 'main', files: [files[0], {name: 'User.res', code: 'new'}]});
    const late = after(opened, {type: 'rewritten', code: 'late', file: 'Shop.res'});
    expect(late).toMatchObject({files: [{name: 'Shop.res', code: 'late'}, {code: 'new'}], replaced: 1});
    expect(after(late, {type: 'edited', code: 'new'})).toBe(late);
  });

  test('an example replaces all files; another version keeps them', () => {
    const opened = after(shared, {type: 'opened', file: 'User.res'});
    expect(after(opened, {type: 'version', version: 'v11.0.0'})).toMatchObject({files, file: 'User.res'});
    expect(after(opened, {type: 'example', example: examples[0]!})).toMatchObject({files: [], file: 'Playground.res'});
  });
});

test('starting over removes the notice and the code', () => {
  const model = openingModel({...opening, session: queryOf({code: 'mine'})});
  const next = after(model, {type: 'restart', settings: model.settings, code: 'new'});
  expect(next.code).toBe('new');
  expect(next.notice).toBeUndefined();
  expect(after(model, {type: 'noticed'})).toMatchObject({code: 'mine'});
});
