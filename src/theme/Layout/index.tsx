// Change: no announcement bar, and the page's part is a plain block our style sheet knows.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';

export default function Layout({children, noFooter, wrapperClassName, title, description}: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata {...(title !== undefined && {title})} {...(description !== undefined && {description})} />
      <SkipToContent />
      <Navbar />
      <div id={SkipToContentFallbackId} className={wrapperClassName ? `page ${wrapperClassName}` : 'page'}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}
