import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {hasLetUnwrap, jsxModes} from '@site/src/compilers/core/releases';
import type {EngineVersion} from '@site/src/compilers/core/engine';
import type {PlaygroundSettings} from '@site/src/compilers/core/settings';
import OpenModules from './OpenModules';
import WarningFlags from './WarningFlags';
import styles from './settings.module.css';

type ChoiceProps<Value extends string> = {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
};

/** One setting as a native select. */
function Choice<Value extends string>({id, label, value, options, onChange}: ChoiceProps<Value>): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={({target}) => onChange(target.value as Value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A reader's choices for all visits. Links don't contain them. */
export type Preferences = {
  readonly vim: boolean;
  readonly setVim: (on: boolean) => void;
  readonly autoRun: boolean;
  readonly setAutoRun: (on: boolean) => void;
};

type SettingsPanelProps = {
  readonly settings: PlaygroundSettings;
  /** The release in use; undefined until an engine responds. */
  readonly version: EngineVersion | undefined;
  readonly preferences: Preferences;
  readonly onSet: (settings: Partial<PlaygroundSettings>) => void;
};

/** The settings that change the output, and the editor's own settings. */
export default function SettingsPanel({settings, version, preferences, onSet}: SettingsPanelProps): ReactNode {
  const modes = version ? jsxModes(version.manual) : [];
  const labels = jsxLabels();
  return (
    <div className={styles.settings}>
      <fieldset className={styles.group}>
        <legend>
          <Translate id="playground.output.title" description="Title of a group of settings">
            Output
          </Translate>
        </legend>
        <Choice
          id="playground-module"
          label={translate({id: 'playground.module.label', message: 'Module system', description: 'Name of a setting'})}
          value={settings.module}
          options={[
            [
              'esmodule',
              translate({
                id: 'playground.module.es',
                message: 'ES modules',
                description: 'A module system of JavaScript',
              }),
            ],
            ['commonjs', 'CommonJS'],
          ]}
          onChange={(module) => onSet({module})}
        />
        {modes.length > 0 && (
          <Choice
            id="playground-jsx"
            label={translate({id: 'playground.jsx.label', message: 'JSX', description: 'Name of a setting'})}
            value={modes.includes(settings.jsx) ? settings.jsx : 'automatic'}
            options={modes.map((mode) => [mode, labels[mode]] as const)}
            onChange={(jsx) => onSet({jsx})}
          />
        )}
        <OpenModules open={settings.open} onChange={(open) => onSet({open})} />
        {version && hasLetUnwrap(version.manual) && (
          <Switch on={settings.letUnwrap ?? false} onSwitch={(letUnwrap) => onSet({letUnwrap})}>
            <Translate id="playground.letUnwrap" description="Name of a setting; let? is code">
              {'Enable let? (experimental)'}
            </Translate>
          </Switch>
        )}
      </fieldset>
      <WarningFlags flags={settings.warnings} manual={version?.manual} onChange={(warnings) => onSet({warnings})} />
      <fieldset className={styles.group}>
        <legend>
          <Translate id="playground.editor.title" description="Title of a group of settings">
            Editor
          </Translate>
        </legend>
        <Switch on={preferences.autoRun} onSwitch={preferences.setAutoRun} hint="playground-auto-run-hint">
          <Translate id="playground.autoRun" description="Name of a setting">
            Run the code as you type
          </Translate>
        </Switch>
        <p id="playground-auto-run-hint" className={styles.hint}>
          <Translate id="playground.autoRun.hint" description="Below the setting that runs code automatically">
            The result is in the Output or Preview tab. Code from a link doesn't run until you run it once.
          </Translate>
        </p>
        <Switch on={preferences.vim} onSwitch={preferences.setVim}>
          <Translate id="playground.vim" description="Name of a setting">
            Vim keys
          </Translate>
        </Switch>
        <KeyboardHelp />
      </fieldset>
      <p className={styles.hint}>
        <Translate id="playground.settings.shared" description="Below the settings">
          The URL of this page includes the code, version, output, and warnings. Anyone who opens it sees the same
          thing.
        </Translate>
      </p>
    </div>
  );
}

type SwitchProps = {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  /** Id of a longer description. */
  readonly hint?: string;
  readonly children: ReactNode;
};

function Switch({on, onSwitch, hint, children}: SwitchProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={on} aria-describedby={hint} onChange={({target}) => onSwitch(target.checked)} />
      {children}
    </label>
  );
}

function jsxLabels(): Readonly<Record<PlaygroundSettings['jsx'], string>> {
  return {
    automatic: translate({
      id: 'playground.jsx.automatic',
      message: 'Automatic: calls to the JSX runtime',
      description: 'A way to compile JSX',
    }),
    classic: translate({
      id: 'playground.jsx.classic',
      message: 'Classic: React.createElement',
      description: 'A way to compile JSX; React.createElement is code',
    }),
    preserve: translate({
      id: 'playground.jsx.preserve',
      message: 'Preserve: JSX stays in the JavaScript',
      description: 'A way to compile JSX',
    }),
  };
}

/** The editor's keyboard shortcuts. On a Mac, ⌘ replaces Ctrl. */
function KeyboardHelp(): ReactNode {
  const uses: readonly (readonly [keys: readonly string[], use: string])[] = [
    [['Ctrl Enter', 'Ctrl E'], translate({id: 'playground.keys.run', message: 'Run', description: 'What a key does'})],
    [['Ctrl S'], translate({id: 'playground.keys.format', message: 'Format', description: 'What a key does'})],
    [
      ['Ctrl /'],
      translate({
        id: 'playground.keys.comment',
        message: 'Comment or uncomment lines',
        description: 'What a key does',
      }),
    ],
    [['Ctrl F'], translate({id: 'playground.keys.find', message: 'Find and replace', description: 'What a key does'})],
    [['F8'], translate({id: 'playground.keys.next', message: 'Next problem', description: 'What a key does'})],
    [['Tab'], translate({id: 'playground.keys.tab', message: 'Indent', description: 'What a key does'})],
    [
      ['Esc', 'Tab'],
      translate({
        id: 'playground.keys.leave',
        message: 'Leave the editor',
        description: 'What two keys in a row do',
      }),
    ],
  ];
  return (
    <dl className={styles.keys}>
      {uses.map(([keys, use]) => (
        <Fragment key={use}>
          <dt>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && ' '}
                <kbd>{key}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{use}</dd>
        </Fragment>
      ))}
      <dt className={styles.mac}>
        <Translate id="playground.keys.mac" description="Below the list of keys">
          On a Mac, use ⌘ instead of Ctrl.
        </Translate>
      </dt>
    </dl>
  );
}
