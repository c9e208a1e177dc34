import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {PlaygroundExampleName} from '@site/src/data/playground/examples';
import type {PlaygroundExample} from '@site/src/lib/playground/settings';
import {parseVersion} from '@site/src/lib/version/version';
import {exampleTitles} from './example-titles';
import {ToolbarButton} from './parts';
import styles from './menu.module.css';

type ExamplesMenuProps = {
  readonly examples: readonly PlaygroundExample[];
  readonly onOpen: (example: PlaygroundExample) => void;
};

const MENU = 'playground-examples';

export default function ExamplesMenu({examples, onOpen}: ExamplesMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const titles = exampleTitles();
  const choose = (example: PlaygroundExample): void => {
    menu.current?.hidePopover();
    onOpen(example);
  };
  return (
    <>
      <ToolbarButton icon="examples" popoverTarget={MENU}>
        <Translate id="playground.examples" description="Button that opens the list of examples">
          Examples
        </Translate>
      </ToolbarButton>
      <div ref={menu} id={MENU} popover="auto" className={styles.menu}>
        <ul role="list">
          {examples.map((example) => (
            <li key={example.name}>
              <button type="button" onClick={() => choose(example)}>
                <span>{titles[example.name as PlaygroundExampleName]}</span>
                <small>{majorRange(example.versions)}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/**
 * `v8 – v12`, or `v8` if there's only one.
 * @param versions newest first
 */
export function majorRange(versions: readonly string[]): string {
  const [first, last] = [versions.at(-1), versions[0]].map((version = '') => parseVersion(version)?.major);
  if (first === undefined) return '';
  return first === last ? `v${first}` : `v${first} – v${last}`;
}
