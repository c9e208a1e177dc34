import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

type BannerTarget = {readonly to: string; readonly name: string};

export type Banner =
  | {readonly kind: 'next'; readonly name: string; readonly latest: BannerTarget}
  | {readonly kind: 'old'; readonly label: string; readonly latest: BannerTarget; readonly oldSyntax: boolean};

/** Points readers of an old or upcoming version to the latest. */
export default function VersionBanner({banner}: {readonly banner: Banner}): ReactNode {
  const link = <Link to={banner.latest.to}>{banner.latest.name}</Link>;
  return (
    <aside className={`version-banner version-banner-${banner.kind}`}>
      {banner.kind === 'next' ? (
        <Translate
          id="site.banner.next"
          description="Banner on pages of the next version"
          values={{version: banner.name, link}}
        >
          {'The {version} docs are a work in progress. Read this page in {link}.'}
        </Translate>
      ) : (
        <Translate
          id="site.banner.old"
          description="Banner on pages of old versions"
          values={{version: banner.label, link}}
        >
          {"You're reading an older version ({version}). The latest version of this page is in {link}."}
        </Translate>
      )}
      {banner.kind === 'old' && banner.oldSyntax && (
        <>
          {' '}
          <Translate id="site.banner.oldSyntax" description="Added to the banner of v8">
            These docs cover v3 to v8, which use the old syntax.
          </Translate>
        </>
      )}
    </aside>
  );
}
