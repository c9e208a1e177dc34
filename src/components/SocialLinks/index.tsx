import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {socialLinks} from '@site/src/config/site';

/** The other names are the same in every language. */
const forumLabel = (): string =>
  translate({id: 'site.social.forum', message: 'Forum', description: 'Link to the forum, next to GitHub and others'});

/** Each opens a new tab. `labels` shows their names next to the icons. */
export default function SocialLinks({labels = false}: {readonly labels?: boolean}): ReactNode {
  return (
    <ul className="social-links" role="list">
      {socialLinks.map(({name, href, icon}) => {
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
