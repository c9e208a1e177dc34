import type {ReactNode} from 'react';
import styles from './tab-list.module.css';

type TabListProps<Name extends string> = {
  readonly label: string;
  readonly className: string | undefined;
  readonly names: readonly Name[];
  readonly selected: Name;
  readonly idOf: (name: Name) => string;
  /** The id of the element that a tab shows. */
  readonly controls?: (name: Name) => string;
  readonly onSelect: (name: Name) => void;
  /** Gets the keys that don't move between tabs, and returns whether it has used one. */
  readonly onKey?: (key: string) => boolean;
  readonly children: (name: Name) => ReactNode;
};

/** A row of tabs; arrow keys, Home and End move between them. */
export default function TabList<Name extends string>({
  label,
  className,
  names,
  selected,
  idOf,
  controls,
  onSelect,
  onKey,
  children,
}: TabListProps<Name>): ReactNode {
  return (
    <div
      className={`${styles.list} ${className}`}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        const next = tabAfterKey(event.key, selected, names);
        if (next !== undefined) {
          onSelect(next);
          document.getElementById(idOf(next))?.focus();
        } else if (!onKey?.(event.key)) return;
        event.preventDefault();
      }}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={idOf(name)}
          aria-controls={controls?.(name)}
          aria-selected={name === selected}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {children(name)}
        </button>
      ))}
    </div>
  );
}

/** The tab a key moves to; undefined for other keys. @param tabs the visible ones */
export function tabAfterKey<Name extends string>(key: string, current: Name, tabs: readonly Name[]): Name | undefined {
  const at = tabs.indexOf(current);
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const next = places[key];
  return next === undefined ? undefined : tabs.at(next);
}
