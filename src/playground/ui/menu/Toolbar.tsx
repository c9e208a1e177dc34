import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Syntax} from '@site/src/compilers/core/settings';
import {offeredExamples} from '../state/state';
import type {Actions} from '../state/use-actions';
import type {Playground} from '../state/use-playground';
import ExamplesMenu from './ExamplesMenu';
import {SYNTAX_LABELS} from '../settings/version-label';
import {RunButton, ToolbarButton, ToolbarGroup, VersionChoice} from './parts';
import ShareMenu from './ShareMenu';
import styles from './menu.module.css';

type ToolbarProps = {
  readonly playground: Playground;
  readonly actions: Actions;
  readonly onCompare: () => void;
};

/** The toolbar above the code. */
export default function Toolbar({playground, actions, onCompare}: ToolbarProps): ReactNode {
  const {model, dispatch, chosen, effective, examples} = playground;
  const ready = model.connection.kind === 'ready';
  return (
    <ToolbarGroup
      end={
        <>
          <ToolbarButton icon="versions" disabled={!ready} onClick={onCompare}>
            <Translate id="playground.compare" description="Button that compiles the code with all versions">
              All versions
            </Translate>
          </ToolbarButton>
          <ToolbarButton icon="format" disabled={!ready} title="Ctrl+S, ⌘+S" onClick={() => actions.format()}>
            <Translate id="playground.format" description="Button that formats the code">
              Format
            </Translate>
          </ToolbarButton>
          <ShareMenu playground={playground} onDownload={actions.download} />
          <RunButton disabled={!ready} onRun={() => actions.run()} />
        </>
      }
    >
      <VersionChoice playground={playground} onVersion={actions.setVersion} />
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
