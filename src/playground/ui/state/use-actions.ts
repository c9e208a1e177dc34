import {useEffect, useState} from 'react';
import {messageOf} from './message';
import {welcomeCode} from './opening';
import {DEFAULT_VERSION, type Playground} from './use-playground';
import {textOf, withText, type Tab} from './state';
import type {Running, RunPlace} from './use-run';
import {MAIN_FILE} from '@site/src/compilers/core/file-names';
import {withApp} from '@site/src/sandbox/core/runnable';
import {settingsForRun, type Syntax} from '@site/src/compilers/core/settings';
import {settingsOf} from '@site/src/compilers/core/playground-link/state';

/** What the buttons and keys do. */
export type Actions = ReturnType<typeof createActions>['actions'];

type Current = {readonly playground: Playground; readonly running: Running};

/** The functions in the result never change; each call sees the current state. */
export function useActions(playground: Playground, running: Running): Actions {
  const [{actions, update}] = useState(() => createActions({playground, running}));
  useEffect(() => update({playground, running}));
  return actions;
}

function createActions(first: Current) {
  let current = first;
  const now = (): Playground => current.playground;
  const fail = (error: unknown): void => now().dispatch({type: 'failed', message: messageOf(error)});
  const start = async (written?: string): Promise<RunPlace | undefined> => {
    const {engine, effective, chosen, model, dispatch} = now();
    if (!engine || !effective || !chosen) return undefined;
    const {code, files} = written === undefined ? model : withText(model, model.file, written);
    const program = {code, files, settings: effective};
    dispatch({type: 'ran', program});
    return current.running.run({engine, ...program, manual: chosen.version.manual});
  };
  const actions = {
    /** An unedited first program is replaced by the new version's. */
    setVersion: (version: string): void => {
      const {model, dispatch, examples, chosen} = now();
      const untouched =
        model.files.length === 0 &&
        model.code === welcomeCode(examples, chosen?.version.manual ?? model.settings.version);
      dispatch({type: 'version', version, ...(untouched && {code: welcomeCode(examples, version)})});
    },
    /** Also converts the code, if it is valid in the previous syntax. */
    setSyntax: (syntax: Syntax): void => {
      const {engine, effective, model, dispatch} = now();
      const {code} = model;
      dispatch({type: 'set', settings: {syntax}});
      if (!engine || !effective) return;
      engine.convert(code, effective, syntax).then(
        (converted) => {
          if ('code' in converted && now().model.code === code)
            dispatch({type: 'rewritten', code: converted.code, file: MAIN_FILE});
        },
        () => undefined, // Compiling the code shows its errors.
      );
    },
    /** @param written the latest code, straight from the editor: the state may lag behind for a moment */
    format: (written?: string): void => {
      const {engine, effective, model, dispatch} = now();
      const {file} = model;
      const code = written ?? textOf(model, file);
      if (!engine || !effective) return;
      engine.format(code, effective, file === MAIN_FILE ? undefined : file).then((formatted) => {
        if (textOf(now().model, file) !== code) return; // edited in the meantime
        if ('code' in formatted) dispatch({type: 'rewritten', code: formatted.code, file});
        else dispatch({type: 'shown', tab: 'problems'});
      }, fail);
    },
    /** @param written as for `format` */
    run: (written?: string): void => {
      void start(written).then((tab) => tab && now().dispatch({type: 'shown', tab}));
    },
    /** Runs the code, and switches to its panel only if a run's panel is already shown. */
    rerun: (): void => {
      void start().then((tab) => {
        const {model, dispatch} = now();
        if (isRunPlace(model.tab) && isRunPlace(tab)) dispatch({type: 'shown', tab});
      });
    },
    /** Saves the code as a project. */
    download: (): void => {
      const {engine, effective, chosen, model} = now();
      if (!engine || !effective || !chosen) return;
      const {code, files} = model;
      // The project needs an ES module, whatever the settings show.
      Promise.all([import('../project/download'), engine.compile(code, settingsForRun(effective), files)]).then(
        ([{downloadProject}, {js, modules}]) =>
          downloadProject({
            code,
            files,
            settings: effective,
            release: chosen.version,
            js: js === undefined ? undefined : withApp(js, modules),
          }),
        fail,
      );
    },
    startOver: (): void => {
      const {dispatch, examples} = now();
      const settings = settingsOf({}, DEFAULT_VERSION);
      dispatch({type: 'restart', settings, code: welcomeCode(examples, DEFAULT_VERSION)});
    },
  };
  const update = (next: Current): void => {
    current = next;
  };
  return {actions, update};
}

const isRunPlace = (tab: Tab | undefined): tab is 'output' | 'preview' => tab === 'output' || tab === 'preview';
