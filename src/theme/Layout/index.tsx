// Change: no announcement bar, the page's part is a plain block our style sheet knows, every page names its Markdown twin, and pages without their own have a card image.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {useTwinAddress} from '@site/src/components/use-twin-address';
import PageCard from '@site/src/components/PageCard';
import {languageTitle, siteTitle, tagline} from '@site/src/config/site';

export default function Layout({children, noFooter, wrapperClassName, title, description}: Props): ReactNode {
  const twin = useTwinAddress();
  return (
    <LayoutProvider>
      {twin !== undefined && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twin} />
        </Head>
      )}
      <PageMetadata {...(title !== undefined && {title})} {...(description !== undefined && {description})} />
      <PageCard title={title ?? languageTitle} place={title === undefined ? tagline : siteTitle} />
      <SkipToContent />
      <Navbar />
      <div id={SkipToContentFallbackId} className={wrapperClassName ? `page ${wrapperClassName}` : 'page'}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}
