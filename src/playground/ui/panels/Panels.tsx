import type {ReactNode, RefObject} from 'react';
import {moduleOf} from '@site/src/rescript/core/modules';
import type {Problem} from '@site/src/compilers/core/engine';
import type {PlaygroundExample} from '@site/src/compilers/core/settings';
import type {ProblemWords} from '../../../editor/browser/results';
import type {Preferences} from '../settings/SettingsPanel';
import {countProblems, isSame, mayRunAlone, offeredExamples, type Tab} from '../state/state';
import type {Actions} from '../state/use-actions';
import type {Playground} from '../state/use-playground';
import type {Running} from '../state/use-run';
import type {DeferredPanels} from '../use-deferred-panels';
import {JavaScriptPanel} from './compiled';
import ProblemsPanel from './ProblemsPanel';
import {OutputPanel, PreviewPanel} from './RunPanels';
import Tabs, {Panel, tabId, TABS} from './Tabs';
import styles from './panels.module.css';

type PanelsProps = {
  readonly playground: Playground;
  readonly actions: Actions;
  readonly running: Running;
  /** Receives a run's frame. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly problems: readonly Problem[];
  readonly more: DeferredPanels | undefined;
  readonly words: ProblemWords;
  readonly tab: Tab;
  /** Whether the code is one of the tabs. */
  readonly narrow: boolean;
  /** Whether another page shows it in a frame, where code and output are enough. */
  readonly embedded: boolean;
  readonly preferences: Preferences;
  readonly onGoTo: (problem: Problem) => void;
};

/** The right side: tabs and their panels. */
export default function Panels({
  playground,
  actions,
  running,
  frame,
  problems,
  more,
  words,
  tab,
  narrow,
  embedded,
  preferences,
  onGoTo,
}: PanelsProps): ReactNode {
  const {model, dispatch, chosen} = playground;
  const shown: Partial<Record<Tab, boolean>> = {code: narrow, settings: !embedded};
  const known = model.result !== undefined && isSame(model.result, model);
  const stale = model.result !== undefined && model.result.compilation.js === undefined;
  const offered = embedded || !chosen ? [] : offeredExamples(playground.examples, chosen.version.manual);
  const components = offered.filter(({code}) => /^module App\b/m.test(code));
  const emitted = model.modules?.find(({name}) => name === moduleOf(model.file))?.js ?? model.js;
  const fix = (code: string, fixed: string): void => {
    dispatch({type: 'rewritten', code, file: fixed});
    // The button goes away with its problem, and keyboard users must not lose their place.
    document.getElementById(tabId('problems'))?.focus();
  };

  /** Opens an example and runs it. */
  const tryExample = (example: PlaygroundExample): void => {
    dispatch({type: 'example', example});
    document.getElementById(tabId('preview'))?.focus();
    // The next task has the example's code.
    setTimeout(() => actions.run());
  };
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          tab={tab}
          tabs={TABS.filter((name) => shown[name] ?? true)}
          counts={countProblems(problems)}
          onShow={(next) => dispatch({type: 'shown', tab: next})}
        />
      </div>
      <Panel tab="js" shown={tab === 'js'}>
        <JavaScriptPanel code={emitted} stale={stale} />
      </Panel>
      <Panel tab="output" shown={tab === 'output'}>
        <OutputPanel
          log={running.log}
          more={more}
          waits={preferences.autoRun && !mayRunAlone(model)}
          onStop={running.stop}
        />
      </Panel>
      <Panel tab="preview" shown={tab === 'preview'}>
        <PreviewPanel log={running.log} examples={components} onExample={tryExample} container={frame} />
      </Panel>
      <Panel tab="problems" shown={tab === 'problems'}>
        <ProblemsPanel
          sources={model}
          problems={problems}
          more={more}
          known={known}
          words={words}
          onGoTo={onGoTo}
          onFix={fix}
          onSettings={embedded ? undefined : () => dispatch({type: 'shown', tab: 'settings'})}
        />
      </Panel>
      <Panel tab="settings" shown={tab === 'settings'}>
        {tab === 'settings' && more && (
          <more.SettingsPanel
            settings={model.settings}
            version={chosen?.version}
            preferences={preferences}
            onSet={(settings) => dispatch({type: 'set', settings})}
          />
        )}
      </Panel>
    </>
  );
}
