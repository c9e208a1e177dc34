import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Notes that a hit replaces an old name. */
export default function Replaces({name}: {readonly name: string}): ReactNode {
  return (
    <Translate
      id="search.hit.replaces"
      description="On a search hit that replaces an old name"
      values={{name: <code>{name}</code>}}
    >
      {'replaces {name}'}
    </Translate>
  );
}
