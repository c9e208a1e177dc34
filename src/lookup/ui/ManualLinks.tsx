import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {versionLines} from '@site/src/config/versions';
import {VERSION_CHOICE} from '@site/src/kit/core/attributes';
import {LOOKUP_CHOICES, type LookupPageData} from '@site/src/lookup/core/page';

/**
 * Links into both versions of the manual. Radio buttons and CSS select one, so it works before any script runs.
 * `src/manual/browser` preselects the version read last and remembers the choice.
 */
export default function ManualLinks({links}: Pick<LookupPageData, 'links'>): ReactNode {
  return (
    <section className="lookup-manual" aria-labelledby="in-the-manual">
      <h2 id="in-the-manual">
        <Translate id="lookup.manual" description="Heading above links from the syntax lookup to the manual">
          In the manual
        </Translate>
      </h2>
      <fieldset className="choice-row">
        <legend className="visually-hidden">
          <Translate id="lookup.version" description="Accessible name of the choice of a version">
            Manual version
          </Translate>
        </legend>
        {LOOKUP_CHOICES.map((choice) => {
          const version = versionLines.default[choice];
          const name = choice === 'next' ? 'current' : version.id;
          return (
            <label key={choice}>
              <input
                type="radio"
                name="lookup-version"
                value={version.path}
                defaultChecked={choice === 'latest'}
                {...{[VERSION_CHOICE]: name}}
              />
              {version.name}
            </label>
          );
        })}
      </fieldset>
      {LOOKUP_CHOICES.map((choice) => (
        <ul
          key={choice}
          data-manual={choice}
          aria-label={translate(
            {id: 'lookup.manualOf', message: 'Manual for {version}', description: 'Accessible name of a list of links'},
            {version: versionLines.default[choice].name},
          )}
        >
          {links[choice].map(({to, page, heading}) => (
            <li key={to}>
              <Link to={to}>{heading === undefined ? page : `${page}: ${heading}`}</Link>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
