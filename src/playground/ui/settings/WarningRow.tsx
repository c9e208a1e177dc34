import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import {levelOf, type Warning, type WarningLevel, type WarningState} from '@site/src/rescript/core/warnings/table';

type WarningRowProps = {
  readonly warning: Warning;
  readonly state: WarningState;
  readonly onChange: (level: WarningLevel) => void;
};

/** A warning: its number, the compiler's description, and whether it's off, on or an error. */
export default function WarningRow({warning: {number, text, error}, state, onChange}: WarningRowProps): ReactNode {
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
