import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';

/** The first link Tab reaches: it skips the bars. */
export default function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href={`#${SkipToContentFallbackId}`}>
      <Translate
        id="theme.common.skipToMainContent"
        description="The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation"
      >
        Skip to main content
      </Translate>
    </a>
  );
}
