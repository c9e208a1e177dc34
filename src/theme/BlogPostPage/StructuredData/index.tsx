// Change: the post's card image, and the path to it.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCardAddress} from '@site/src/hosting/ui/PageCard';
import StructuredData from '@site/src/hosting/ui/StructuredData';
import {blogPosting, breadcrumbList} from '@site/src/hosting/core/structured-data';
import {usePostCard} from '../Metadata';

const iso = (time: number | string | Date): string => new Date(time).toISOString();

export default function BlogPostStructuredData(): ReactNode {
  const {metadata} = useBlogPost();
  const {blogBasePath} = useBlogMetadata();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, description, permalink, date, lastUpdatedAt, authors} = metadata;
  const crumbs = [
    {name: translate({id: 'site.crumb.blog', message: 'Blog', description: 'Breadcrumb'}), href: blogBasePath},
    {name: title, href: permalink},
  ];
  const post = blogPosting({
    url: siteConfig.url + permalink,
    title,
    description,
    image: useCardAddress(usePostCard()),
    language: i18n.currentLocale,
    published: iso(date),
    ...(lastUpdatedAt != null && {changed: iso(lastUpdatedAt)}),
    authors: authors.map(({name, url}) => ({...(name != null && {name}), ...(url != null && {url})})),
  });
  return <StructuredData nodes={[breadcrumbList(crumbs, siteConfig.url), post]} />;
}
