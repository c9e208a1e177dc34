import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {lacksCompiler} from '@site/src/offline/core/choice';
import {SHARED_PART, type Part} from '@site/src/offline/core/manifest';
import {sizeInWords} from '@site/src/kit/core/number';
import styles from './styles.module.css';
import {partName} from './words';

type Props = {
  readonly parts: readonly Part[];
  readonly chosen: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onChange: (id: string, isChosen: boolean) => void;
};

/** A checkbox for each part, with its size. The part that everything else needs can't be deselected. */
export default function PartChoices({parts, chosen, disabled, onChange}: Props): ReactNode {
  const all = parts.filter(({id}) => id === SHARED_PART || chosen.has(id));
  const total = (size: (part: Part) => number): number => all.reduce((sum, part) => sum + size(part), 0);
  return (
    <fieldset className={styles.parts} disabled={disabled}>
      <legend>
        <Translate id="site.offline.choose" description="Heading over the list of what can be stored">
          What to store
        </Translate>
      </legend>
      {parts.map((part) => (
        <label key={part.id} data-kind={part.kind}>
          <input
            type="checkbox"
            value={part.id}
            checked={part.id === SHARED_PART || chosen.has(part.id)}
            disabled={part.id === SHARED_PART}
            onChange={({target}) => onChange(part.id, target.checked)}
          />
          <span>{partName(part)}</span>
          <small>
            {translate(
              {
                id: 'site.offline.size',
                message: '{stored} on this device, {download} to download',
                description: 'Size of a part: 12.3 MB on this device, 3.1 MB to download',
              },
              {stored: sizeInWords(part.bytes), download: sizeInWords(part.download)},
            )}
          </small>
          {part.kind === 'playground' && lacksCompiler(chosen, parts) && (
            <small>
              {parts.some(({kind}) => kind === 'compiler') ? (
                <Translate id="site.offline.noCompilerChosen" description="Below the playground's checkbox">
                  Without a compiler, the playground opens offline but can't compile.
                </Translate>
              ) : (
                <Translate
                  id="site.offline.noCompiler"
                  description="Below the playground's checkbox, on a site that doesn't host compilers"
                >
                  This site doesn't host compilers. Offline, the playground opens but can't compile.
                </Translate>
              )}
            </small>
          )}
        </label>
      ))}
      <p>
        {translate(
          {
            id: 'site.offline.total',
            message: 'Selected: {stored} on this device, {download} to download',
            description: 'Total size of what is selected',
          },
          {stored: sizeInWords(total(({bytes}) => bytes)), download: sizeInWords(total(({download}) => download))},
        )}
      </p>
    </fieldset>
  );
}
