/** What both toolbars are made of. */
import {useRef, type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon, {type IconName} from '@site/src/kit/ui/Icon';
import {groupVersions, versionLabel} from '../settings/version-label';
import type {Playground} from '../state/use-playground';
import styles from './menu.module.css';

type ToolbarGroupProps = {
  readonly children: ReactNode;
  /** What is at the end of the line. */
  readonly end: ReactNode;
};

/** A row of buttons: above the code, or below everything on phones. */
export function ToolbarGroup({children, end}: ToolbarGroupProps): ReactNode {
  return (
    <div
      className={styles.toolbar}
      role="group"
      aria-label={translate({
        id: 'playground.toolbar',
        message: 'Actions',
        description: 'Accessible name of the toolbar',
      })}
    >
      {children}
      <div className={styles.end}>{end}</div>
    </div>
  );
}

type ToolbarButtonProps = ComponentProps<'button'> & {readonly icon: IconName};

/** A button with an icon, and with its name where there's room. */
export function ToolbarButton({icon, children, ...button}: ToolbarButtonProps): ReactNode {
  return (
    <button type="button" className={styles.button} {...button}>
      <Icon name={icon} />
      <span className={styles.word}>{children}</span>
    </button>
  );
}

/** The same in a menu. */
export function MenuItem({icon: _, ...button}: ToolbarButtonProps): ReactNode {
  return (
    <li>
      <button type="button" {...button} />
    </li>
  );
}

type ToolbarMenuProps = {
  readonly id: string;
  readonly icon: IconName;
  readonly label: ReactNode;
  /** Whether its end is below the button's end, for a menu at the end of the toolbar. */
  readonly atEnd?: boolean;
  /** The items: a click on a button closes the menu. */
  readonly children: ReactNode;
};

/** A button that opens a list below it, or above it on phones. */
export function ToolbarMenu({id, icon, label, atEnd = false, children}: ToolbarMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  // Not every browser has anchor positioning.
  const place = ({currentTarget: button}: MouseEvent): void => {
    const {left, right, top, bottom} = button.getBoundingClientRect();
    const {clientWidth, clientHeight} = document.documentElement;
    const ends = [left, clientWidth - right];
    const [start = 0, end = 0] = getComputedStyle(button).direction === 'rtl' ? ends.reverse() : ends;
    for (const [name, value] of Object.entries({start, end, below: bottom, above: clientHeight - top}))
      menu.current?.style.setProperty(`--${name}`, `${value}px`);
  };
  return (
    <>
      <ToolbarButton icon={icon} popoverTarget={id} onClick={place}>
        {label}
      </ToolbarButton>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        data-end={atEnd || undefined}
        onClick={({target}) => {
          if ((target as Element).closest('button:enabled')) menu.current?.hidePopover();
        }}
      >
        <ul role="list">{children}</ul>
      </div>
    </>
  );
}

type RunButtonProps = {readonly disabled: boolean; readonly onRun: () => void};

/** Runs the code. */
export function RunButton({disabled, onRun}: RunButtonProps): ReactNode {
  return (
    <ToolbarButton icon="play" data-main="" disabled={disabled} title="Ctrl+Enter, ⌘+Enter" onClick={onRun}>
      <Translate id="playground.run" description="Button that runs the code">
        Run
      </Translate>
    </ToolbarButton>
  );
}

type VersionChoiceProps = {
  readonly playground: Playground;
  /** Whether there's only room for a number. The groups of the list say which is the latest. */
  readonly narrow: boolean;
  readonly onVersion: (version: string) => void;
};

/** The choice of a compiler, in groups. */
export function VersionChoice({playground, narrow, onVersion}: VersionChoiceProps): ReactNode {
  const {model, chosen} = playground;
  const versions = model.connection.kind === 'ready' ? model.connection.versions : undefined;
  return (
    <select
      className={styles.select}
      value={chosen?.version.version ?? ''}
      disabled={!versions}
      aria-label={translate({
        id: 'playground.version',
        message: 'Compiler version',
        description: 'Accessible name of a choice',
      })}
      onChange={({target}) => onVersion(target.value)}
    >
      {versions ? (
        groupVersions(versions).map(({label, versions: group}) => (
          <optgroup key={label} label={label}>
            {group.map((version) => (
              <option key={version.version} value={version.version}>
                {narrow ? version.version : versionLabel(version, versions)}
              </option>
            ))}
          </optgroup>
        ))
      ) : (
        <option value="">{model.settings.version}</option>
      )}
    </select>
  );
}
