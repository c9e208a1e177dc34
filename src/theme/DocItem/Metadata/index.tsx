// Change: title by section, canonical address of the latest twin, noindex for superseded pages, `metaTitle` and `canonical` front matter.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {apiTitle, siteTitle} from '@site/src/config/site';
import {usePageVersions} from '../use-page-home';

type OwnFrontMatter = {readonly metaTitle?: string; readonly canonical?: string};

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {pluginId} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const versions = usePageVersions();
  const own = frontMatter as OwnFrontMatter;
  const canonical = own.canonical ?? versions?.canonical;
  const superseded = versions !== undefined && versions.line.older.includes(versions.version) && versions.canonical !== undefined;
  const title = `${own.metaTitle ?? metadata.title} | ${pluginId === 'api' ? apiTitle : siteTitle}`;
  const image = assets.image ?? frontMatter.image;
  return (
    <>
      <PageMetadata title={own.metaTitle ?? metadata.title} description={metadata.description} {...(image !== undefined && {image})} />
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
        {canonical !== undefined && <link rel="canonical" href={siteConfig.url + canonical} />}
        {superseded && <meta name="robots" content="noindex" />}
      </Head>
    </>
  );
}
