import type {ReactNode} from 'react';
import styles from './settings.module.css';

type ChoiceProps<Value extends string> = {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
};

/** One setting as a native select. */
export default function Choice<Value extends string>({
  id,
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>): ReactNode {
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
