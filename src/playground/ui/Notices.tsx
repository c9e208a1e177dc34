import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SYNTAX_LABELS} from './settings/version-label';
import type {Playground} from './state/use-playground';
import styles from './playground.module.css';

type NoticesProps = {
  readonly playground: Playground;
  /** Whether another page shows it in a frame, which has no examples. */
  readonly embedded: boolean;
  readonly onStartOver: () => void;
};

/** What the reader has to know about how the playground opened, and why the compiler doesn't respond. */
export default function Notices({
  playground: {model, dispatch, chosen, effective, retry, unkept},
  embedded,
  onStartOver,
}: NoticesProps): ReactNode {
  const {notice, unknown, connection, failure} = model;
  return (
    <div className={styles.notices} role="status">
      {notice === 'damaged' && (
        <p>
          {embedded ? (
            <Translate
              id="playground.notice.damagedFrame"
              description="A frame of another page could not read its code"
            >
              The code for this frame is damaged and can't be shown.
            </Translate>
          ) : (
            <Translate id="playground.notice.damaged" description="A link could not be read">
              The code in this link is damaged. Ask for the link again, or start with an example.
            </Translate>
          )}
        </p>
      )}
      {notice === 'too-large' && (
        <p>
          <Translate id="playground.notice.tooLarge" description="A link with too much code">
            The code in this link is larger than 200 kB, the most the playground can open.
          </Translate>
        </p>
      )}
      {notice === 'restored' && (
        <p>
          <Translate id="playground.notice.restored" description="The code of the last visit was opened">
            This is your code from your last visit. It's stored only in this browser.
          </Translate>
          <button type="button" onClick={onStartOver}>
            <Translate id="playground.notice.startOver" description="Button that discards the stored code">
              Start over
            </Translate>
          </button>
          <button type="button" onClick={() => dispatch({type: 'noticed'})}>
            <Translate id="playground.notice.dismiss" description="Button that hides a message">
              Dismiss
            </Translate>
          </button>
        </p>
      )}
      {unknown && (
        <p>
          <span>
            <Translate
              id="playground.notice.unknown"
              description="A link has settings with values that don't exist; {settings} is a list such as jsx=no, module=iife"
              values={{settings: <code>{unknown.join(', ')}</code>}}
            >
              {"The playground doesn't know some of this link's settings, and uses its own instead: {settings}."}
            </Translate>
          </span>
        </p>
      )}
      {unkept === 'too-long' && (
        <p>
          <Translate id="playground.notice.tooLong" description="The reader's code is longer than a URL may be">
            This code is longer than 200 kB. It can't be shared, and it isn't kept for your next visit.
          </Translate>
        </p>
      )}
      {unkept === 'not-stored' && (
        <p>
          <Translate id="playground.notice.notStored" description="The browser's storage is full or blocked">
            This browser doesn't store your code for your next visit. This page's URL has it, so bookmark the page or
            copy a link.
          </Translate>
        </p>
      )}
      {chosen?.replaces !== undefined && (
        <p>
          <Translate
            id="playground.notice.version"
            description="A version isn't available"
            values={{wanted: chosen.replaces, used: chosen.version.version}}
          >
            {"The {wanted} compiler isn't available here, so {used} compiles the code."}
          </Translate>
        </p>
      )}
      {chosen && effective && effective.syntax !== model.settings.syntax && (
        <p>
          <Translate
            id="playground.notice.syntax"
            description="The code's syntax can't be read; {syntax} is Reason or ML, {used} a release"
            values={{used: chosen.version.version, syntax: SYNTAX_LABELS[model.settings.syntax]}}
          >
            {
              "The {used} compiler can't read {syntax} syntax, so it reads the code as ReScript. Choose v8 to convert it."
            }
          </Translate>
        </p>
      )}
      {(connection.kind === 'failed' || failure !== undefined) && (
        <p data-kind="error">
          <span>
            {connection.kind === 'failed' ? connection.message : failure}{' '}
            <Translate id="playground.notice.kept" description="After the reason why the compiler doesn't respond">
              Your code is still here.
            </Translate>
          </span>
          <button type="button" onClick={retry}>
            <Translate id="playground.notice.retry" description="Button that tries again to reach the compiler">
              Try again
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}
