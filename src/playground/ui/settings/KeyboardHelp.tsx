import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './settings.module.css';

/** The editor's keyboard shortcuts. On a Mac, ⌘ replaces Ctrl. */
export default function KeyboardHelp(): ReactNode {
  return (
    <dl className={styles.keys}>
      <dt>
        <kbd>Ctrl Enter</kbd> <kbd>Ctrl E</kbd>
      </dt>
      <dd>
        <Translate id="playground.keys.run" description="What a key does">
          Run
        </Translate>
      </dd>
      <dt>
        <kbd>Ctrl S</kbd>
      </dt>
      <dd>
        <Translate id="playground.keys.format" description="What a key does">
          Format
        </Translate>
      </dd>
      <dt>
        <kbd>Ctrl /</kbd>
      </dt>
      <dd>
        <Translate id="playground.keys.comment" description="What a key does">
          Comment or uncomment lines
        </Translate>
      </dd>
      <dt>
        <kbd>Ctrl F</kbd>
      </dt>
      <dd>
        <Translate id="playground.keys.find" description="What a key does">
          Find and replace
        </Translate>
      </dd>
      <dt>
        <kbd>F8</kbd>
      </dt>
      <dd>
        <Translate id="playground.keys.next" description="What a key does">
          Next problem
        </Translate>
      </dd>
      <dt>
        <kbd>Tab</kbd>
      </dt>
      <dd>
        <Translate id="playground.keys.tab" description="What a key does">
          Indent
        </Translate>
      </dd>
      <dt>
        <kbd>Esc</kbd> <kbd>Tab</kbd>
      </dt>
      <dd>
        <Translate id="playground.keys.leave" description="What two keys in a row do">
          Leave the editor
        </Translate>
      </dd>
      <dt className={styles.mac}>
        <Translate id="playground.keys.mac" description="Below the list of keys">
          On a Mac, use ⌘ instead of Ctrl.
        </Translate>
      </dt>
    </dl>
  );
}
