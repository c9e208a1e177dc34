import {useCallback, useEffect, useRef} from 'react';
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
export type Actions = ReturnType<typeof useActions>;

/** The functions in the result never change; each call sees the current state. */
export function useActions(playground: Playground, running: Running) {
  const latest = useRef({playground, running});
  useEffect(() => {
    latest.current = {playground, running};
  });

  /** An unedited first program is replaced by the new version's. */
  const setVersion = useCallback((version: string): void => {
    const {model, dispatch, examples, chosen} = latest.current.playground;
    const untouched =
      model.files.length === 0 &&
      model.code === welcomeCode(examples, chosen?.version.manual ?? model.settings.version);
    dispatch({type: 'version', version, ...(untouched && {code: welcomeCode(examples, version)})});
  }, []);

  /** Also converts the code, if it is valid in the previous syntax. */
  const setSyntax = useCallback((syntax: Syntax): void => {
    const {engine, effective, model, dispatch} = latest.current.playground;
    const {code} = model;
    dispatch({type: 'set', settings: {syntax}});
    if (!engine || !effective) return;
    engine.convert(code, effective, syntax).then(
      (converted) => {
        if ('code' in converted && latest.current.playground.model.code === code)
          dispatch({type: 'rewritten', code: converted.code, file: MAIN_FILE});
      },
      () => undefined, // Compiling the code shows its errors.
    );
  }, []);

  /** @param written the latest code, straight from the editor: the state may lag behind for a moment */
  const format = useCallback((written?: string): void => {
    const {engine, effective, model, dispatch} = latest.current.playground;
    const {file} = model;
    const code = written ?? textOf(model, file);
    if (!engine || !effective) return;
    engine.format(code, effective, file === MAIN_FILE ? undefined : file).then(
      (formatted) => {
        if (textOf(latest.current.playground.model, file) !== code) return; // edited in the meantime
        if ('code' in formatted) dispatch({type: 'rewritten', code: formatted.code, file});
        else dispatch({type: 'shown', tab: 'problems'});
      },
      (error: unknown) => dispatch({type: 'failed', message: messageOf(error)}),
    );
  }, []);

  const start = useCallback(async (written?: string): Promise<RunPlace | undefined> => {
    const {engine, effective, chosen, model, dispatch} = latest.current.playground;
    if (!engine || !effective || !chosen) return undefined;
    const {code, files} = written === undefined ? model : withText(model, model.file, written);
    const program = {code, files, settings: effective};
    dispatch({type: 'ran', program});
    return latest.current.running.run({engine, ...program, manual: chosen.version.manual});
  }, []);

  /** @param written as for `format` */
  const run = useCallback(
    (written?: string): void => {
      const {dispatch} = latest.current.playground;
      void start(written).then((tab) => tab && dispatch({type: 'shown', tab}));
    },
    [start],
  );

  /** Runs the code, and switches to its panel only if a run's panel is already shown. */
  const rerun = useCallback((): void => {
    void start().then((tab) => {
      const {model, dispatch} = latest.current.playground;
      if (isRunPlace(model.tab) && isRunPlace(tab)) dispatch({type: 'shown', tab});
    });
  }, [start]);

  /** Saves the code as a project. */
  const download = useCallback((): void => {
    const {engine, effective, chosen, model, dispatch} = latest.current.playground;
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
      (error: unknown) => dispatch({type: 'failed', message: messageOf(error)}),
    );
  }, []);

  const startOver = useCallback((): void => {
    const {dispatch, examples} = latest.current.playground;
    dispatch({
      type: 'restart',
      settings: settingsOf({}, DEFAULT_VERSION),
      code: welcomeCode(examples, DEFAULT_VERSION),
    });
  }, []);

  return {setVersion, setSyntax, format, run, rerun, download, startOver};
}

const isRunPlace = (tab: Tab | undefined): tab is 'output' | 'preview' => tab === 'output' || tab === 'preview';
