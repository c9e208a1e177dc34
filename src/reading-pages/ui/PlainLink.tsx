import type {ReactNode} from 'react';
import type {Props} from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/** Docusaurus' Link, followed by the browser instead of the router. */
export default function PlainLink({to, href, isNavLink: _nav, autoAddBaseUrl = true, ...props}: Props): ReactNode {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const target = (to ?? href ?? '').replace('pathname://', '');
  const isInternal = isInternalUrl(to ?? href ?? '');
  const withBase = autoAddBaseUrl && target.startsWith('/') ? withBaseUrl(target) : target;
  return (
    <a
      {...(!isInternal && target !== '' && {target: '_blank', rel: 'noopener noreferrer'})}
      {...props}
      {...(target !== '' && {href: isInternal ? applyTrailingSlash(withBase, {trailingSlash, baseUrl}) : withBase})}
    />
  );
}
