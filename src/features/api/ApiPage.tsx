/** A page of the API reference: static HTML made at build, in the frame of a docs page. */
import {useMemo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DocItem from '@theme/DocItem';
import type {Props as DocItemProps} from '@theme/DocItem';
import {docContent, type ApiPageData} from './doc-content';
import './api.css';

type Props = Omit<DocItemProps, 'content'> & {readonly page: ApiPageData};

/** Draws it. At build it tells Docusaurus of the links and anchors in its HTML. */
export default function ApiPage({page, ...props}: Props): ReactNode {
  useCheckedLinks(page);
  const content = useMemo(() => docContent(page), [page]);
  return <DocItem {...(props as Omit<DocItemProps, 'content'>)} content={content} />;
}

/** Tells Docusaurus' link checker, which runs at build, what it would find in elements of React. */
function useCheckedLinks({toc, html, metadata}: ApiPageData): void {
  const links = useBrokenLinks();
  if (ExecutionEnvironment.canUseDOM) return;
  for (const [anchor] of toc) links.collectAnchor(anchor);
  for (const [, href = ''] of html.matchAll(/<a href="([/#][^"]*)"/g)) links.collectLink(href.startsWith('#') ? metadata.permalink + href : href.replaceAll('&amp;', '&'));
}
