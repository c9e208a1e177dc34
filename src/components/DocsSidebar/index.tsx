import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Icon from '@site/src/components/Icon';
import Overlay from '@site/src/components/Overlay';
import SidebarItems, {type SidebarPage} from './SidebarItems';
import {useSidebarScroll} from './use-sidebar-scroll';

type DocsSidebarProps = {
  readonly items: readonly PropSidebarItem[];
  readonly page: SidebarPage;
  /** What stands above the list: the version dropdown. */
  readonly children?: ReactNode;
};

/** The docs sidebar: beside the page on wide screens, a popover over all of a small one. */
export default function DocsSidebar({items, page, children}: DocsSidebarProps): ReactNode {
  const scroller = useSidebarScroll();
  return (
    <Overlay
      ref={scroller}
      id="docs-sidebar"
      className="docs-sidebar"
      label={translate({id: 'site.sidebar.label', message: 'Pages of this section', description: 'Accessible name of the docs sidebar'})}
      closeLabel={translate({id: 'site.sidebar.close', message: 'Close contents', description: 'Name of the button that closes the sidebar overlay'})}>
      {children}
      <SidebarItems items={items} page={page} depth={0} />
    </Overlay>
  );
}

/** The button that opens the sidebar on small screens. */
export function SidebarToggle(): ReactNode {
  return (
    <button type="button" className="sidebar-toggle" popoverTarget="docs-sidebar">
      <Icon name="menu" />
      <Translate id="site.sidebar.toggle" description="Button that opens the sidebar on small screens">Contents</Translate>
    </button>
  );
}
