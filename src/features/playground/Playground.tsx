import {useCallback, useMemo, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import examples from '@generated/playground-data/default/examples.json';
import type {Problem} from '@site/src/lib/playground/engine';
import {connectEngine, makeRunner} from './connect';
import Editor, {type EditorControl} from './editor/Editor';
import type {Vocabulary} from './editor/completion';
import type {CursorPlace} from './editor/create-editor';
import {loadVocabulary} from './editor/load-names';
import StatusBar from './editor/StatusBar';
import type EmbedBar from './menu/EmbedBar';
import Toolbar from './menu/Toolbar';
import Notices from './Notices';
import {useProblemWords} from './problem-words';
import Panel from './panels/Panel';
import Panels from './panels/Panels';
import Separator from './panels/Separator';
import {tabId} from './panels/tab-names';
import styles from './playground.module.css';
import {messageOf} from './state/message';
import {countProblems, currentProblems} from './state/state';
import {useActions} from './state/use-actions';
import {usePlayground} from './state/use-playground';
import {useRun} from './state/use-run';
import {useAutoRun} from './state/use-auto-run';
import {loadMore} from './use-more';
import {useNarrow} from './use-narrow';
import {useSplit} from './use-split';
import {useSwitch} from './use-switch';
import {useVisibleHeight} from './use-visible-height';
import type VersionsDialog from './versions/VersionsDialog';

type PlaygroundProps = {
  /** The toolbar, if another page shows it in a frame. */
  readonly bar?: typeof EmbedBar | undefined;
};

/** The whole playground. Browser only: its initial state comes from the URL. */
export default function Playground({bar: Bar}: PlaygroundProps): ReactNode {
  const embedded = Bar !== undefined;
  const playground = usePlayground(connectEngine, examples, embedded);
  const {model, dispatch, engine, chosen, effective} = playground;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorControl>(null);
  const running = useRun(makeRunner, frame);
  const actions = useActions(playground, running);
  const narrow = useNarrow();
  const [share, moveSplit] = useSplit();
  const [vim, setVim] = useSwitch('vim');
  const [autoRun, setAutoRun] = useSwitch('autoRun');
  const [place, setPlace] = useState<CursorPlace>();
  const [Comparison, setComparison] = useState<typeof VersionsDialog>();
  const words = useProblemWords(chosen?.version.manual);
  const problems = useMemo(() => currentProblems(model), [model]);
  useVisibleHeight(root);
  useAutoRun(autoRun && !embedded, model, actions.rerun);

  const tab = narrow || model.tab !== 'code' ? model.tab : 'js';
  const goTo = useCallback(
    (problem: Problem) => {
      dispatch({type: 'shown', tab: 'code'});
      requestAnimationFrame(() => editor.current?.goTo(problem));
    },
    [dispatch],
  );

  const fix = (code: string): void => {
    dispatch({type: 'rewritten', code});
    // The button goes away with its problem, and keyboards must not lose their place.
    document.getElementById(tabId('problems'))?.focus();
  };

  const compare = (): void => {
    loadMore().then(
      ({VersionsDialog: dialog}) => setComparison(() => dialog),
      (error: unknown) => dispatch({type: 'failed', message: messageOf(error)}),
    );
  };

  const vocabulary = async (): Promise<Vocabulary | undefined> =>
    chosen && loadVocabulary(chosen.version.manual, model.settings.open);

  return (
    <div
      ref={root}
      className={styles.playground}
      data-narrow={narrow || undefined}
      style={{'--split': `${share}%`} as CSSProperties}
    >
      {Bar ? (
        <Bar playground={playground} onVersion={actions.setVersion} onRun={() => actions.run()} />
      ) : (
        <Toolbar
          playground={playground}
          onVersion={actions.setVersion}
          onSyntax={(syntax) => dispatch({type: 'set', settings: {syntax}})}
          onCompare={compare}
          onFormat={() => actions.format()}
          onDownload={actions.download}
          onRun={() => actions.run()}
        />
      )}
      <Panel className={styles.editor} tab="code" asTab={narrow} shown={!narrow || tab === 'code'}>
        <Editor
          ref={editor}
          code={model.code}
          replaced={model.replaced}
          syntax={effective?.syntax ?? model.settings.syntax}
          problems={problems}
          types={model.result?.compilation.types ?? []}
          about={model.result?.code}
          vim={vim}
          words={words}
          vocabulary={vocabulary}
          changed={(code) => dispatch({type: 'edited', code})}
          moved={setPlace}
          run={actions.run}
          format={actions.format}
        />
        <StatusBar
          place={place}
          compiling={model.compiling}
          milliseconds={model.result?.compilation.milliseconds}
          errors={countProblems(problems).error}
        />
      </Panel>
      <Separator share={share} onMove={moveSplit} />
      <Panels
        playground={playground}
        running={running}
        frame={frame}
        problems={problems}
        words={words}
        tab={tab}
        narrow={narrow}
        embedded={embedded}
        preferences={{vim, setVim, autoRun, setAutoRun}}
        onGoTo={goTo}
        onFix={fix}
      />
      <Notices playground={playground} embedded={embedded} onStartOver={actions.startOver} />
      {Comparison && engine && effective && model.connection.kind === 'ready' && (
        <Comparison
          engine={engine}
          versions={model.connection.versions}
          code={model.code}
          settings={effective}
          onClose={() => setComparison(undefined)}
        />
      )}
    </div>
  );
}
