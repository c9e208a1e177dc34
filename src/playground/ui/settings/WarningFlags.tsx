import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  findWarnings,
  problemOfFlags,
  stateAfter,
  withLevel,
  levelOf,
  type WarningTable,
  type Warning,
  type WarningLevel,
  type WarningState,
} from '@site/src/rescript/core/warnings/table';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import {warningTableOf, type WarningData} from '@site/src/playground/core/warning-data';
import {isWarningFlags} from '@site/src/compilers/core/playground-link/link';
import styles from './settings.module.css';

type WarningFlagsProps = {
  readonly flags: string;
  /** The manual version in use; undefined until an engine responds. */
  readonly manual: string | undefined;
  readonly onChange: (flags: string) => void;
};

/** Warning flags as text, and a search of the warnings that edits them. */
export default function WarningFlags({flags, manual, onChange}: WarningFlagsProps): ReactNode {
  const table = useWarningTable(manual);
  const [draft, setDraft] = useState(flags);
  const [query, setQuery] = useState('');
  const [known, setKnown] = useState(flags);
  if (known !== flags) {
    setKnown(flags);
    setDraft(flags);
  }
  const problem = (text: string) => (text === '' || !table ? undefined : problemOfFlags(table, text));
  const wrong = problem(draft);
  const write = (text: string): void => {
    setDraft(text);
    if (text === '' || (isWarningFlags(text) && problem(text) === undefined)) onChange(text);
  };
  const state = table && stateAfter(table, flags);
  const searchLabel = translate({
    id: 'playground.warnings.search',
    message: 'Search warnings by number or words',
    description: 'Name of a search field',
  });
  return (
    <fieldset className={styles.group}>
      <legend>
        <Translate id="playground.warnings.title" description="Title of a group of settings">
          Warnings
        </Translate>
      </legend>
      <div className={styles.row}>
        <label htmlFor="playground-flags">
          <Translate id="playground.warnings.flags" description="Name of a text field">
            Flags
          </Translate>
        </label>
        <input
          id="playground-flags"
          className={styles.input}
          value={draft}
          placeholder={table?.defaults.enabled}
          aria-invalid={wrong !== undefined}
          aria-describedby="playground-flags-wrong"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({target}) => write(target.value.trim())}
        />
        <button
          type="button"
          className={styles.button}
          disabled={flags === '' && draft === ''}
          onClick={() => write('')}
        >
          <Translate
            id="playground.warnings.reset"
            description="Button that restores the compiler's default warning flags"
          >
            Reset
          </Translate>
        </button>
      </div>
      <p id="playground-flags-wrong" className={styles.wrong} role="status">
        {wrong}
      </p>
      {table && state && (
        <>
          <input
            type="search"
            className={styles.input}
            value={query}
            placeholder={searchLabel}
            aria-label={searchLabel}
            onChange={({target}) => setQuery(target.value)}
          />
          <ul
            className={styles.warnings}
            role="list"
            aria-label={translate({
              id: 'playground.warnings.list',
              message: 'Warnings of this compiler',
              description: 'Accessible name of a list',
            })}
          >
            {findWarnings(table.warnings, query).map((warning) => (
              <WarningRow
                key={warning.number}
                warning={warning}
                state={state}
                onChange={(level) => onChange(withLevel(table, flags, warning.number, level))}
              />
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}

const loaded = new Map<string, WarningTable>();

/** The warnings of a manual version's compiler; undefined until the file has loaded, or if it can't be. */
function useWarningTable(manual: string | undefined): WarningTable | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (manual === undefined || loaded.has(manual)) return;
    import(`@generated/playground-data/default/warnings-${manual}.json`).then(
      (module: {readonly default: WarningData}) => {
        loaded.set(manual, warningTableOf(module.default));
        setCount((count) => count + 1);
      },
      () => undefined, // The flags can be written without the table.
    );
  }, [manual]);
  return manual === undefined ? undefined : loaded.get(manual);
}

type WarningRowProps = {
  readonly warning: Warning;
  readonly state: WarningState;
  readonly onChange: (level: WarningLevel) => void;
};

/** A warning: its number, the compiler's description, and whether it's off, on or an error. */
function WarningRow({warning: {number, text, error}, state, onChange}: WarningRowProps): ReactNode {
  const labels: Readonly<Record<WarningLevel, string>> = {
    off: translate({id: 'playground.warnings.off', message: 'off', description: 'A warning is not reported'}),
    on: translate({id: 'playground.warnings.on', message: 'on', description: 'A warning is reported'}),
    error: translate({
      id: 'playground.warnings.error',
      message: 'error',
      description: 'A warning is reported as an error',
    }),
  };
  const levels: readonly WarningLevel[] = error ? ['off', 'error'] : ['off', 'on', 'error'];
  return (
    <li>
      <b>{number}</b>
      <span {...UNTRANSLATED}>{text}</span>
      <select
        value={levelOf(state, number)}
        aria-label={translate(
          {
            id: 'playground.warnings.level',
            message: 'Warning {number}',
            description: 'Accessible name of a choice between off, on and error',
          },
          {number},
        )}
        onChange={({target}) => onChange(target.value as WarningLevel)}
      >
        {levels.map((level) => (
          <option key={level} value={level}>
            {labels[level]}
          </option>
        ))}
      </select>
    </li>
  );
}
