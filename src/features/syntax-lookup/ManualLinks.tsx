import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useReadingVersion} from '@site/src/components/use-reading-version';
import {versionLines} from '@site/src/config/versions';
import {LOOKUP_CHOICES, type LookupPageData} from '@site/src/lib/syntax-lookup/page';

/**
 * The links of an entry into both versions of the manual. Radio buttons and CSS choose which are shown, so it
 * works before any script; the version last read is chosen, and a choice is kept as such.
 */
export default function ManualLinks({links}: Pick<LookupPageData, 'links'>): ReactNode {
  const reading = useReadingVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion('default');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const input = section.current?.querySelector<HTMLInputElement>(`input[value="${reading}"]`);
    if (input) input.checked = true;
  }, [reading]);
  return (
    <section ref={section} className="lookup-manual" aria-labelledby="in-the-manual">
      <h2 id="in-the-manual">
        <Translate id="lookup.manual" description="Heading over links from the syntax lookup to the manual">In the manual</Translate>
      </h2>
      <fieldset className="choice-row">
        <legend className="visually-hidden">
          <Translate id="lookup.version" description="Accessible name of the choice of a version">Version of the manual</Translate>
        </legend>
        {LOOKUP_CHOICES.map((choice) => {
          const version = versionLines.default[choice];
          const name = choice === 'next' ? 'current' : version.id;
          return (
            <label key={choice}>
              <input type="radio" name="lookup-version" value={version.path} defaultChecked={choice === 'latest'} onChange={() => savePreferredVersionName(name)} />
              {version.name}
            </label>
          );
        })}
      </fieldset>
      {LOOKUP_CHOICES.map((choice) => (
        <ul key={choice} data-version={choice} aria-label={translate({id: 'lookup.manualOf', message: 'Manual of {version}', description: 'Accessible name of a list of links'}, {version: versionLines.default[choice].name})}>
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
