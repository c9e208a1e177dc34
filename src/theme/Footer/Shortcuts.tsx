import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';

/** Opened by `?` or the footer's button. */
export default function Shortcuts(): ReactNode {
  const title = translate({
    id: 'site.shortcuts.title',
    message: 'Keyboard shortcuts',
    description: 'Title of the list of shortcuts',
  });
  return (
    <div id="shortcuts" className="shortcuts" popover="auto" data-overlay role="dialog" aria-label={title}>
      <button
        type="button"
        className="icon-button overlay-close"
        popoverTarget="shortcuts"
        popoverTargetAction="hide"
        aria-label={translate({
          id: 'site.shortcuts.hide',
          message: 'Close the list of shortcuts',
          description: 'Name of the button that closes the list of shortcuts',
        })}
      >
        <Icon name="close" />
      </button>
      <h2>{title}</h2>
      <dl>
        <dt>
          <kbd>/</kbd> <kbd>Ctrl K</kbd> <kbd>⌘ K</kbd>
        </dt>
        <dd>
          <Translate id="site.shortcuts.search" description="What a shortcut does">
            Search
          </Translate>
        </dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>
          <Translate id="site.shortcuts.list" description="What a shortcut does">
            Show this list
          </Translate>
        </dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>
          <Translate id="site.shortcuts.close" description="What a shortcut does">
            Close what is open
          </Translate>
        </dd>
      </dl>
    </div>
  );
}
