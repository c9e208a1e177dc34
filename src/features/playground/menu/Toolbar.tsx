import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Syntax} from '@site/src/lib/playground/settings';
import {SYNTAX_LABELS} from '../settings/choices';
import type {Playground} from '../state/use-playground';
import ExamplesMenu from './ExamplesMenu';
import {RunButton, ToolbarButton, ToolbarGroup} from './parts';
import ShareMenu from './ShareMenu';
import VersionChoice from './VersionChoice';
import styles from './menu.module.css';

type ToolbarProps = {
  readonly playground: Playground;
  readonly onVersion: (version: string) => void;
  readonly onSyntax: (syntax: Syntax) => void;
  readonly onCompare: () => void;
  readonly onFormat: () => void;
  readonly onDownload: () => void;
  readonly onRun: () => void;
};

export default function Toolbar({
  playground,
  onVersion,
  onSyntax,
  onCompare,
  onFormat,
  onDownload,
  onRun,
}: ToolbarProps): ReactNode {
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
          <ToolbarButton icon="format" disabled={!ready} title="Ctrl+S, ⌘+S" onClick={onFormat}>
            <Translate id="playground.format" description="Button that formats the code">
              Format
            </Translate>
          </ToolbarButton>
          <ShareMenu playground={playground} onDownload={onDownload} />
          <RunButton disabled={!ready} onRun={onRun} />
        </>
      }
    >
      <VersionChoice playground={playground} onVersion={onVersion} />
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
          onChange={({target}) => onSyntax(target.value as Syntax)}
        >
          {chosen.version.syntaxes.map((syntax) => (
            <option key={syntax} value={syntax}>
              {SYNTAX_LABELS[syntax]}
            </option>
          ))}
        </select>
      )}
      <ExamplesMenu examples={examples} onOpen={(example) => dispatch({type: 'example', example})} />
    </ToolbarGroup>
  );
}
