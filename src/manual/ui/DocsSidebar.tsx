import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {HEADINGS} from '@site/src/kit/core/attributes';
import {SIDEBAR_ID} from '@site/src/kit/core/sidebar';
import type {TextLanguage} from '@site/src/kit/core/untranslated';
import Icon from '@site/src/kit/ui/Icon';
import Overlay from '@site/src/kit/ui/Overlay';
import {HeadingLinks} from './PageContents';

type SidebarPage = {
  readonly permalink: string;
  readonly toc: readonly TOCItem[];
};

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

function holds(item: PropSidebarItem, permalink: string): boolean {
  if (item.type === 'link') return item.href === permalink;
  return item.type === 'category' && (item.href === permalink || item.items.some((child) => holds(child, permalink)));
}

/** The label of the arrow that opens a group whose name is a link. */
const pagesOf = (name: string): string =>
  translate(
    {
      id: 'site.sidebar.group',
      message: 'Pages below {name}',
      description: 'Name of the arrow that opens a group of the sidebar',
    },
    {name},
  );

type Place = {readonly page: SidebarPage; readonly depth: number};

function Item({item, page, depth}: Place & {readonly item: PropSidebarItem}): ReactNode {
  if (item.type === 'html') return <li dangerouslySetInnerHTML={{__html: item.value}} />;
  const active = item.href === page.permalink;
  const link = item.href !== undefined && (
    <Link to={item.href} {...(active && {'aria-current': 'page'})} {...(item.customProps as TextLanguage | undefined)}>
      {item.label}
    </Link>
  );
  const toc = active && page.toc.length > 0 && (
    <ul role="list" className="sidebar-toc" {...{[HEADINGS]: ''}}>
      <HeadingLinks toc={page.toc} />
    </ul>
  );
  if (item.type === 'link') {
    return (
      <li>
        {link}
        {toc}
      </li>
    );
  }
  if (depth === 0) {
    return (
      <li>
        <h2>{link || item.label}</h2>
        {toc}
        <SidebarItems items={item.items} page={page} depth={depth + 1} />
      </li>
    );
  }
  return (
    <li className="sidebar-group">
      {link}
      {toc}
      <details open={holds(item, page.permalink)}>
        <summary {...(link && {'aria-label': pagesOf(item.label)})}>{!link && item.label}</summary>
        <SidebarItems items={item.items} page={page} depth={depth + 1} />
      </details>
    </li>
  );
}

/** Top-level categories are always open. The page's contents are under the active item. */
function SidebarItems({items, page, depth}: Place & Pick<DocsSidebarProps, 'items'>): ReactNode {
  return (
    <ul role="list">
      {items.map((item, index) => (
        <Item key={index} item={item} page={page} depth={depth} />
      ))}
    </ul>
  );
}
