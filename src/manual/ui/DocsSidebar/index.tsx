import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Icon from '@site/src/kit/ui/Icon';
import Overlay from '@site/src/kit/ui/Overlay';
import {SIDEBAR_ID} from '@site/src/kit/core/sidebar';
import SidebarItems, {type SidebarPage} from './SidebarItems';

type DocsSidebarProps = {
  readonly items: readonly PropSidebarItem[];
  readonly page: SidebarPage;
  /** Above the list: the version dropdown. */
  readonly children?: ReactNode;
};

/** Next to the page on wide screens, a popover on small ones. */
export default function DocsSidebar({items, page, children}: DocsSidebarProps): ReactNode {
  return (
    <Overlay
      id={SIDEBAR_ID}
      className="docs-sidebar"
      label={translate({
        id: 'site.sidebar.label',
        message: 'Pages of this section',
        description: 'Accessible name of the docs sidebar',
      })}
      closeLabel={translate({
        id: 'site.sidebar.close',
        message: 'Close contents',
        description: 'Name of the button that closes the sidebar overlay',
      })}
    >
      {children}
      <SidebarItems items={items} page={page} depth={0} />
    </Overlay>
  );
}

/** The button that opens the sidebar on small screens. */
export function SidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="icon-button"
      popoverTarget={SIDEBAR_ID}
      aria-label={translate({
        id: 'site.sidebar.toggle',
        message: 'Contents',
        description: 'Name of the button that opens the sidebar on small screens',
      })}
    >
      <Icon name="menu" />
    </button>
  );
}
