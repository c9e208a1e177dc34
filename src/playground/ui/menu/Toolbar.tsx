import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Syntax} from '@site/src/compilers/core/settings';
import {offeredExamples} from '../state/state';
import type {Actions} from '../state/use-actions';
import type {Playground} from '../state/use-playground';
import ExamplesMenu from './ExamplesMenu';
import {SYNTAX_LABELS} from '../settings/version-label';
import {MenuItem, RunButton, ToolbarButton, ToolbarGroup, VersionChoice} from './parts';
import ShareMenu from './ShareMenu';
import styles from './menu.module.css';

type ToolbarProps = {
  readonly playground: Playground;
  readonly actions: Actions;
  readonly onCompare: () => void;
  /** Whether it's a phone's bar below everything, where seldom used buttons are in a menu. */
  readonly narrow: boolean;
};

/** The buttons of the playground. */
export default function Toolbar({playground, actions, onCompare, narrow}: ToolbarProps): ReactNode {
  const {model, dispatch, chosen, effective, examples} = playground;
  const ready = model.connection.kind === 'ready';
  const Item = narrow ? MenuItem : ToolbarButton;
  const seldom = (
    <>
      <Item icon="versions" disabled={!ready} onClick={onCompare}>
        <Translate id="playground.compare" description="Button that compiles the code with all versions">
          All versions
        </Translate>
      </Item>
      <Item icon="format" disabled={!ready} title="Ctrl+S, ⌘+S" onClick={() => actions.format()}>
        <Translate id="playground.format" description="Button that formats the code">
          Format
        </Translate>
      </Item>
    </>
  );
  return (
    <ToolbarGroup
      end={
        <>
          {!narrow && seldom}
          <ShareMenu playground={playground} onDownload={actions.download} before={narrow && seldom} />
          <RunButton disabled={!ready} onRun={() => actions.run()} />
        </>
      }
    >
      <VersionChoice playground={playground} narrow={narrow} onVersion={actions.setVersion} />
      {chosen && effective && chosen.version.syntaxes.length > 1 && (
        <select
          className={styles.select}
          value={effective.syntax}
          disabled={model.files.length > 0}
          aria-label={translate({
            id: 'playground.syntax',
            message: 'Syntax',
            description: 'Accessible name of a choice',
          })}
          onChange={({target}) => actions.setSyntax(target.value as Syntax)}
        >
          {chosen.version.syntaxes.map((syntax) => (
            <option key={syntax} value={syntax}>
              {SYNTAX_LABELS[syntax]}
            </option>
          ))}
        </select>
      )}
      <ExamplesMenu
        examples={offeredExamples(examples, chosen?.version.manual ?? model.settings.version)}
        onOpen={(example) => dispatch({type: 'example', example})}
      />
    </ToolbarGroup>
  );
}
