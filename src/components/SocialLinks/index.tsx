import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import {socialLinks} from '@site/src/config/site';

/** Links to the project on other sites, each in a new tab. `labels` shows their names next to the icons. */
export default function SocialLinks({labels = false}: {readonly labels?: boolean}): ReactNode {
  return (
    <ul className="social-links" role="list">
      {socialLinks.map(({name, href, icon}) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" {...(!labels && {'aria-label': name})}>
            <Icon name={icon} />
            {labels && name}
          </a>
        </li>
      ))}
    </ul>
  );
}
