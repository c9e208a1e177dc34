import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** That a hit took the place of an old name. */
export default function Replaces({name}: {readonly name: string}): ReactNode {
  return (
    <Translate id="search.hit.replaces" description="Of a search hit that took the place of an old name" values={{name: <code>{name}</code>}}>
      {'replaces {name}'}
    </Translate>
  );
}
