import {useDeferredValue, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {wholeAddress} from '../../browser/embed-address';
import {queryOf} from '../state/use-address';
import type {Actions} from '../state/use-actions';
import type {Playground} from '../state/use-playground';
import {RunButton, ToolbarGroup, VersionChoice} from './parts';
import styles from './menu.module.css';

type EmbedBarProps = {
  readonly playground: Playground;
  readonly actions: Actions;
  readonly narrow: boolean;
};

/** The toolbar in another page's frame. */
export default function EmbedBar({playground, actions, narrow}: EmbedBarProps): ReactNode {
  const {model} = playground;
  // Compressing long code takes a while, so typing goes first.
  const addressed = useDeferredValue(model);
  return (
    <ToolbarGroup
      end={
        <>
          <a className={styles.open} href={wholeAddress() + queryOf(addressed)} target="_blank" rel="noopener">
            <Translate
              id="playground.embed.open"
              description="Link from a frame of another page to the whole playground"
            >
              Open in playground
            </Translate>
          </a>
          <RunButton disabled={model.connection.kind !== 'ready'} onRun={() => actions.run()} />
        </>
      }
    >
      <VersionChoice playground={playground} narrow={narrow} onVersion={actions.setVersion} />
    </ToolbarGroup>
  );
}
