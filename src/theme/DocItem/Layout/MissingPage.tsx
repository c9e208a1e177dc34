import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** The notice for readers whose page does not exist in the version they switched to; src/client/missing-page.ts fills and shows it. */
export default function MissingPage(): ReactNode {
  return (
    <p className="version-banner" data-missing-page hidden suppressHydrationWarning>
      <Translate id="site.versions.missing" description="Notice after switching to a version that lacks the page" values={{page: <strong suppressHydrationWarning />}}>
        {'This version has no page “{page}”. This is the nearest one.'}
      </Translate>
    </p>
  );
}
