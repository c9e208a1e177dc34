import {
  useMemo,
  useRef,
  useState,
  useEffect,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import type {Problem} from '@site/src/compilers/core/engine';
import {MAIN_FILE, MAX_FILES} from '@site/src/compilers/core/file-names';
import Editor, {type EditorControl} from './editor/Editor';
import type {Vocabulary} from '../../editor/browser/completion';
import type {CursorPlace} from '../../editor/browser/create-editor';
import {loadVocabulary} from '../../editor/browser/load-names';
import {ProblemStrip, StatusBar} from './editor/StatusBar';
import type EmbedBar from './menu/EmbedBar';
import Toolbar from './menu/Toolbar';
import Notices from './Notices';
import Panels from './panels/Panels';
import {useProblemWords} from './panels/ProblemsPanel';
import Separator, {useSplit} from './panels/Separator';
import {Panel} from './panels/Tabs';
import styles from './playground.module.css';
import {useSwitch} from '../browser/stored';
import {messageOf} from './state/message';
import {countProblems, inFile, textOf} from './state/state';
import {useActions} from './state/use-actions';
import {usePlayground} from './state/use-playground';
import {useRun} from './state/use-run';
import {useAutoRun} from './state/use-compiler';
import {loadDeferredPanels, useDeferredPanels, type DeferredPanels} from './use-deferred-panels';
import type VersionsDialog from './versions/VersionsDialog';

/** Below this width there's room for one panel at a time. The style sheets use the same value. */
const NARROW = '(width < 48rem)';

/** Whether the code is one of the tabs. Browser only. */
function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Sizes an element to what's visible below its top edge, so that the page never scrolls, even while an on-screen
 * keyboard covers part of it.
 */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = (): void => {
      const top = element.current?.offsetTop ?? 0;
      // A reader who has zoomed in is looking at a part on purpose.
      if (view.scale === 1) element.current?.style.setProperty('block-size', `${Math.max(240, view.height - top)}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [element]);
}

const NO_PROBLEMS: readonly Problem[] = [];

type PlaygroundProps = {
  /** The toolbar, if another page shows it in a frame. */
  readonly bar?: typeof EmbedBar | undefined;
};

/** The whole playground. Browser only: its initial state comes from the URL. */
export default function Playground({bar: Bar}: PlaygroundProps): ReactNode {
  const embedded = Bar !== undefined;
  const playground = usePlayground(embedded);
  const {model, dispatch, engine, chosen, effective} = playground;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorControl>(null);
  const running = useRun(frame);
  const actions = useActions(playground, running);
  const narrow = useNarrow();
  const [share, moveSplit] = useSplit();
  const [vim, setVim] = useSwitch('vim');
  const [autoRun, setAutoRun] = useSwitch('auto-run');
  const {file, files} = model;
  const [place, setPlace] = useState<CursorPlace>();
  const [Comparison, setComparison] = useState<typeof VersionsDialog>();
  const words = useProblemWords(chosen?.version.manual);
  // Also while newer code is compiled: what a message says is worth reading, and the panels keep their height.
  const problems = model.result?.compilation.problems ?? NO_PROBLEMS;
  const [naming, setNaming] = useState(false);
  // The tabs stay when the last other file is deleted, because that can be undone there.
  const [tabbed, setTabbed] = useState(files.length > 0);
  if (files.length > 0 && !tabbed) setTabbed(true);
  const hasRun = running.log.status !== 'none';
  const moreWanted = tabbed || model.tab === 'settings' || problems.length > 0 || hasRun;
  const more = useDeferredPanels(moreWanted, model.tab, dispatch);
  useVisibleHeight(root);
  useAutoRun(autoRun && !embedded, model, actions.rerun);

  const tab = narrow || model.tab !== 'code' ? model.tab : 'js';
  const goTo = (problem: Problem): void => {
    if (narrow) dispatch({type: 'shown', tab: 'code'});
    dispatch({type: 'opened', file: problem.file ?? MAIN_FILE});
    requestAnimationFrame(() => editor.current?.goTo(problem));
  };

  const withMore = (act: (loaded: DeferredPanels) => void): void => {
    loadDeferredPanels().then(act, (error: unknown) => dispatch({type: 'failed', message: messageOf(error)}));
  };
  const compare = (): void => withMore(({VersionsDialog: dialog}) => setComparison(() => dialog));

  const vocabulary = async (): Promise<Vocabulary | undefined> => {
    const known = chosen && (await loadVocabulary(chosen.version.manual, model.settings.open));
    return (
      known && {
        ...known,
        ...(more && {before: more.asModules(files, file)}),
      }
    );
  };

  const addFile = (): void =>
    withMore(({freeName}) => {
      const name = freeName(files.map((each) => each.name));
      dispatch({type: 'filed', files: [...files, {name, code: ''}], file: name});
      setNaming(true);
    });
  const mayAdd = !embedded && effective?.syntax === 'res' && files.length + 1 < MAX_FILES;

  const toolbar = Bar ? (
    <Bar playground={playground} actions={actions} narrow={narrow} />
  ) : (
    <Toolbar playground={playground} actions={actions} narrow={narrow} onCompare={compare} />
  );

  return (
    <div
      ref={root}
      className={styles.playground}
      data-narrow={narrow || undefined}
      style={{'--split': `${share}%`} as CSSProperties}
    >
      {!narrow && toolbar}
      <Panel className={styles.editor} tab="code" asTab={narrow} shown={!narrow || tab === 'code'}>
        {tabbed && (
          <div className={styles.files}>
            {more && (
              <more.FileTabs
                files={files}
                file={file}
                problems={problems}
                naming={naming}
                onNaming={setNaming}
                onOpen={(name) => dispatch({type: 'opened', file: name})}
                onFiles={
                  embedded ? undefined : (changed, name) => dispatch({type: 'filed', files: changed, file: name})
                }
                onAdd={mayAdd ? addFile : undefined}
                onNamed={() => editor.current?.focus()}
              />
            )}
          </div>
        )}
        <Editor
          ref={editor}
          file={file}
          code={textOf(model, file)}
          replaced={model.replaced}
          syntax={effective?.syntax ?? model.settings.syntax}
          problems={useMemo(() => inFile(problems, file), [problems, file])}
          types={useMemo(() => inFile(model.result?.compilation.types ?? [], file), [model.result, file])}
          about={model.result && textOf(model.result, file)}
          vim={vim}
          words={words}
          vocabulary={vocabulary}
          changed={(code, edited) => dispatch({type: 'edited', code, file: edited})}
          moved={setPlace}
          run={actions.run}
          format={actions.format}
        />
        <ProblemStrip problems={problems} onGoTo={goTo} />
        <StatusBar
          place={place}
          compiling={model.compiling}
          milliseconds={model.result?.compilation.milliseconds}
          errors={countProblems(problems).error}
          onAddFile={mayAdd && !tabbed ? addFile : undefined}
        />
      </Panel>
      <Separator share={share} onMove={moveSplit} />
      <Panels
        playground={playground}
        actions={actions}
        running={running}
        frame={frame}
        problems={problems}
        more={more}
        words={words}
        tab={tab}
        narrow={narrow}
        embedded={embedded}
        preferences={{vim, setVim, autoRun, setAutoRun}}
        onGoTo={goTo}
      />
      <Notices playground={playground} embedded={embedded} onStartOver={actions.startOver} />
      {narrow && toolbar}
      {Comparison && engine && effective && model.connection.kind === 'ready' && (
        <Comparison
          engine={engine}
          versions={model.connection.versions}
          code={model.code}
          files={files}
          settings={effective}
          onClose={() => setComparison(undefined)}
        />
      )}
    </div>
  );
}
