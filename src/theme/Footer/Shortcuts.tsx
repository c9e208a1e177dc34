import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/kit/ui/Icon';
import {OVERLAY} from '@site/src/kit/core/attributes';

/** Opened by `?` or the footer's button. */
export default function Shortcuts(): ReactNode {
  const title = translate({
    id: 'site.shortcuts.title',
    message: 'Keyboard shortcuts',
    description: 'Title of the list of shortcuts',
  });
  const shortcuts = [
    [
      ['/', 'Ctrl K', '⌘ K'],
      translate({id: 'site.shortcuts.search', message: 'Search', description: 'What a shortcut does'}),
    ],
    [['?'], translate({id: 'site.shortcuts.list', message: 'Show this list', description: 'What a shortcut does'})],
    [
      ['Esc'],
      translate({id: 'site.shortcuts.close', message: 'Close what is open', description: 'What a shortcut does'}),
    ],
  ] as const;
  return (
    <div id="shortcuts" className="shortcuts" popover="auto" {...{[OVERLAY]: true}} role="dialog" aria-label={title}>
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
        {shortcuts.map(([keys, effect]) => (
          <Fragment key={effect}>
            <dt>{keys.flatMap((key, index) => [index > 0 && ' ', <kbd key={key}>{key}</kbd>])}</dt>
            <dd>{effect}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
