import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/**
 * For readers whose page doesn't exist in the version they switched to. src/client/missing-page fills it in and shows
 * it.
 */
export default function MissingPage(): ReactNode {
  return (
    <p className="version-banner" data-missing-page hidden>
      <Translate
        id="site.versions.missing"
        description="Notice after switching to a version that lacks the page"
        values={{page: <strong />}}
      >
        {"This version doesn't have the page “{page}”. This is the closest match."}
      </Translate>
    </p>
  );
}
