import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {PlaygroundExampleName} from '@site/src/data/playground/examples';
import type {PlaygroundExample} from '@site/src/lib/playground/example';
import {exampleTitles} from './example-titles';
import {majorRange} from './major-range';
import styles from './menu.module.css';

type ExamplesMenuProps = {
  readonly examples: readonly PlaygroundExample[];
  readonly onOpen: (example: PlaygroundExample) => void;
};

const MENU = 'playground-examples';

/** A button that opens a list of programs, each with the versions that compile it. */
export default function ExamplesMenu({examples, onOpen}: ExamplesMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const titles = exampleTitles();
  const choose = (example: PlaygroundExample): void => {
    menu.current?.hidePopover();
    onOpen(example);
  };
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={MENU}>
        <Icon name="examples" />
        <span className={styles.word}>
          <Translate id="playground.examples" description="Button that opens the list of examples">
            Examples
          </Translate>
        </span>
      </button>
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
