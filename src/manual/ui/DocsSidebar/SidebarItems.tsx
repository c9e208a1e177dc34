import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {TextLanguage} from '@site/src/kit/core/untranslated';
import {HEADINGS} from '@site/src/kit/core/attributes';

export type SidebarPage = {
  readonly permalink: string;
  readonly toc: readonly TOCItem[];
};

function holds(item: PropSidebarItem, permalink: string): boolean {
  if (item.type === 'link') return item.href === permalink;
  return item.type === 'category' && (item.href === permalink || item.items.some((child) => holds(child, permalink)));
}

function Toc({toc}: {readonly toc: readonly TOCItem[]}): ReactNode {
  return (
    <ul role="list" className="sidebar-toc" {...{[HEADINGS]: ''}}>
      {toc
        .filter(({level}) => level === 2)
        .map(({id, value}) => (
          <li key={id}>
            {/* The build generates this HTML from the page's own headings. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
          </li>
        ))}
    </ul>
  );
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

type ItemsProps = {readonly items: readonly PropSidebarItem[]; readonly page: SidebarPage; readonly depth: number};

function Item({
  item,
  page,
  depth,
}: {
  readonly item: PropSidebarItem;
  readonly page: SidebarPage;
  readonly depth: number;
}): ReactNode {
  if (item.type === 'html') return <li dangerouslySetInnerHTML={{__html: item.value}} />;
  const active = item.href === page.permalink;
  const link = item.href !== undefined && (
    <Link to={item.href} {...(active && {'aria-current': 'page'})} {...(item.customProps as TextLanguage | undefined)}>
      {item.label}
    </Link>
  );
  const toc = active && page.toc.length > 0 && <Toc toc={page.toc} />;
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
export default function SidebarItems({items, page, depth}: ItemsProps): ReactNode {
  return (
    <ul role="list">
      {items.map((item, index) => (
        <Item key={index} item={item} page={page} depth={depth} />
      ))}
    </ul>
  );
}
