import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon, {type IconName} from '@site/src/kit/ui/Icon';
import {socialLinks} from '@site/src/config/site';

/** The other names are the same in every language. */
const forumLabel = (): string =>
  translate({id: 'site.social.forum', message: 'Forum', description: 'Link to the forum, next to GitHub and others'});

type SocialLinksProps = {
  /** Shows their names next to the icons. */
  readonly labels?: boolean;
  /** These come first, in this order. */
  readonly first?: readonly IconName[];
};

/** Each opens a new tab. */
export default function SocialLinks({labels = false, first = []}: SocialLinksProps): ReactNode {
  const links = [
    ...first.flatMap((icon) => socialLinks.filter((link) => link.icon === icon)),
    ...socialLinks.filter(({icon}) => !first.includes(icon)),
  ];
  return (
    <ul className="social-links" role="list">
      {links.map(({name, href, icon}) => {
        const label = icon === 'forum' ? forumLabel() : name;
        return (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" {...(!labels && {'aria-label': label})}>
              <Icon name={icon} />
              {labels && label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
