import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/kit/ui/Icon';
import {OVERLAY} from '@site/src/kit/core/attributes';

type Choice = {
  readonly version: {readonly id: string};
  readonly label: string;
  readonly current: boolean;
  readonly to: string;
  readonly instead?: string;
};

/**
 * The same page in every version; if one doesn't have it, the entry says which opens instead. A details element, so it
 * works without scripts.
 */
export default function VersionPicker({choices}: {readonly choices: readonly Choice[]}): ReactNode {
  const current = choices.find((choice) => choice.current);
  return (
    <details className="version-picker" {...{[OVERLAY]: true}}>
      <summary
        aria-label={translate(
          {
            id: 'site.versions.label',
            message: 'Version: {version}',
            description: 'Accessible name of the version dropdown',
          },
          {version: current?.label ?? ''},
        )}
      >
        {current?.label}
        <Icon name="chevron" />
      </summary>
      <ul role="list">
        {choices.map(({version, label, to, instead, current: here}) => (
          <li key={version.id}>
            <Link to={to} {...(here && {'aria-current': 'true'})}>
              {label}
              {instead !== undefined && (
                <small>
                  <Translate
                    id="site.versions.instead"
                    description="Says which page opens in a version that lacks the page"
                    values={{page: instead}}
                  >
                    {'Not in this version; opens “{page}”'}
                  </Translate>
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
