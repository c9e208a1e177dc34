import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Syntax} from '@site/src/compilers/core/settings';
import {embedAddress} from '../../browser/embed-address';
import {copyResult, useCopy} from '../panels/use-copy';
import {offeredExamples} from '../state/state';
import type {Actions} from '../state/use-actions';
import {isTooLong, queryOf, writeAddress} from '../state/use-address';
import type {Playground} from '../state/use-playground';
import ExamplesMenu from './ExamplesMenu';
import {SYNTAX_LABELS} from '../settings/version-label';
import {MenuItem, RunButton, ToolbarButton, ToolbarGroup, ToolbarMenu, VersionChoice} from './parts';
import styles from './menu.module.css';

type ToolbarProps = {
  readonly playground: Playground;
  readonly actions: Actions;
  readonly onCompare: () => void;
  /** Whether it's a phone's bar below everything, where rarely used buttons are in a menu. */
  readonly narrow: boolean;
};

/** The buttons of the playground. */
export default function Toolbar({playground, actions, onCompare, narrow}: ToolbarProps): ReactNode {
  const {model, dispatch, chosen, effective, examples} = playground;
  const ready = model.connection.kind === 'ready';
  const Item = narrow ? MenuItem : ToolbarButton;
  const rare = (
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
          {!narrow && rare}
          <ShareMenu playground={playground} onDownload={actions.download} before={narrow && rare} />
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
        onOpen={(example) => {
          dispatch({type: 'example', example});
          if (narrow) dispatch({type: 'shown', tab: 'code'});
        }}
      />
    </ToolbarGroup>
  );
}

type ShareMenuProps = {
  readonly playground: Playground;
  readonly onDownload: () => void;
  /** Other items, before its own. */
  readonly before: ReactNode;
};

/** A button that opens the ways to take the code elsewhere: as a URL, as a frame for another page, and as a project. */
function ShareMenu({playground: {model, effective}, onDownload, before}: ShareMenuProps): ReactNode {
  const [state, copy] = useCopy();
  const share = (): void => {
    const query = queryOf(model);
    writeAddress(query, model.own);
    void copy(window.location.origin + window.location.pathname + query);
  };
  const shareFrame = (): void => void copy(embedCode(window.location.origin + embedAddress() + queryOf(model)));
  const told = copyResult(state);
  const usual = before ? 'more' : 'link';
  const label = before ? (
    <Translate id="playground.more" description="Button that opens a phone's menu of all that has no button there">
      More
    </Translate>
  ) : (
    <Translate id="playground.share" description="Button that opens the ways to share or save the code">
      Share
    </Translate>
  );
  return (
    <>
      <span role="status" className="visually-hidden">
        {told}
      </span>
      <ToolbarMenu id="playground-share" icon={state === 'copied' ? 'check' : usual} atEnd label={told ?? label}>
        {before}
        <li>
          <button type="button" disabled={isTooLong(model)} onClick={share}>
            <Translate id="playground.share.link" description="In the Share menu: copies a link to the code">
              Copy link
            </Translate>
          </button>
        </li>
        <li>
          <button type="button" disabled={isTooLong(model)} onClick={shareFrame}>
            <Translate
              id="playground.share.embed"
              description="In the Share menu: copies HTML that shows the code in another page"
            >
              Copy embed code
            </Translate>
            <small>HTML</small>
          </button>
        </li>
        <li>
          <button type="button" disabled={!effective} onClick={onDownload}>
            <Translate id="playground.share.project" description="In the Share menu: downloads the code as a project">
              Download as a Vite project
            </Translate>
            <small>.zip</small>
          </button>
        </li>
      </ToolbarMenu>
    </>
  );
}

function embedCode(src: string): string {
  const frame = document.createElement('iframe');
  Object.assign(frame, {src, title: 'ReScript playground', width: '100%', height: '400', allow: 'clipboard-write'});
  return frame.outerHTML;
}
