// Change: no announcement bar, the content is in a plain element that our style sheet targets, every page links to its
// Markdown copy, and pages without their own card image get a default one.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import {SharedIcons} from '@site/src/kit/ui/Icon';
import SkipLink from '@site/src/reading-pages/ui/SkipLink';
import {useMarkdownAddress} from '@site/src/copies/ui/use-markdown-address';
import PageCard from '@site/src/hosting/ui/PageCard';
import {siteNames} from '@site/src/kit/ui/site-names';
import {COPIED_WORDS, NOT_COPIED_WORDS} from '@site/src/kit/core/attributes';

export default function Layout({children, noFooter, wrapperClassName, title, description}: Props): ReactNode {
  const copy = useMarkdownAddress();
  const names = siteNames();
  const copied = translate({
    id: 'site.code.copied',
    message: 'Copied to clipboard',
    description: 'Shown for three seconds after the copy button of a code block was pressed',
  });
  const notCopied = translate({
    id: 'site.code.notCopied',
    message: 'Not copied, but selected',
    description: "Announced when the browser doesn't allow copying: the text is selected instead",
  });
  return (
    <LayoutProvider>
      {copy !== undefined && (
        <Head>
          <link rel="alternate" type="text/markdown" href={copy} />
        </Head>
      )}
      <PageMetadata {...(title !== undefined && {title})} {...(description !== undefined && {description})} />
      <PageCard title={title ?? names.language} place={title === undefined ? names.tagline : names.site} />
      <SkipLink />
      <Navbar />
      <div
        id={SkipToContentFallbackId}
        className={wrapperClassName ? `page ${wrapperClassName}` : 'page'}
        {...{[COPIED_WORDS]: copied, [NOT_COPIED_WORDS]: notCopied}}
      >
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
      <SharedIcons />
    </LayoutProvider>
  );
}
