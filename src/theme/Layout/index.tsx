// Change: no announcement bar, a card image for pages without their own, and the page's part is a plain block our style sheet knows.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import PageCard from '@site/src/components/PageCard';
import {languageTitle, siteTitle, tagline} from '@site/src/config/site';

export default function Layout({children, noFooter, wrapperClassName, title, description}: Props): ReactNode {
  return (
    <LayoutProvider>
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
