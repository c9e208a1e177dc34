import {Fragment, memo, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Logged} from '../state/use-run';
import styles from './output.module.css';

type LoggedLineProps = Logged & {
  /** Whether values that don't fit on one line are open at first. */
  readonly opens: boolean;
};

/** A line of the console whose values can be opened. */
function LoggedLine({values, copies, opens}: LoggedLineProps): ReactNode {
  return values.map((text, index) => {
    const value = readOpen(copies[index]);
    return (
      <Fragment key={index}>
        {index > 0 && ' '}
        {value ? <Openable value={value} opens={opens && text.includes('\n')} /> : text}
      </Fragment>
    );
  });
}

/** Lines above don't change when one is added. */
export default memo(LoggedLine);

type OpenValue = {readonly text: string; readonly parts: readonly unknown[]; readonly more: unknown};

/** The parts are only read and rendered once it's open, because a program may have sent anything. */
function Openable({value, opens}: {readonly value: OpenValue; readonly opens: boolean}): ReactNode {
  const [open, setOpen] = useState(opens);
  const {text, parts, more} = value;
  return (
    <details className={styles.value} open={open} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>{text}</summary>
      {open && (
        <ul role="list">
          {parts.slice(0, MAX_PARTS).map((part, index) => (
            <Part key={index} part={part} />
          ))}
          {typeof more === 'number' && more > 0 && (
            <li>
              <Translate
                id="playground.output.more"
                description="Below the first parts of a logged value; {count} is a number"
                values={{count: more}}
              >
                {'Not shown: {count}'}
              </Translate>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}

/** Those the frame copies, and no more. */
const MAX_PARTS = 100;

function Part({part}: {readonly part: unknown}): ReactNode {
  const [name, value] = Array.isArray(part) ? (part as readonly unknown[]) : [];
  const open = readOpen(value);
  return (
    <li>
      {typeof name === 'string' && name !== '' && <span className={styles.name}>{name}: </span>}
      {open ? <Openable value={open} opens={false} /> : typeof value === 'string' && value}
    </li>
  );
}

function readOpen(value: unknown): OpenValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {text, parts, more} = value as Readonly<Record<string, unknown>>;
  return typeof text === 'string' && Array.isArray(parts) ? {text, parts, more} : undefined;
}
