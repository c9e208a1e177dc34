import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Items of a list, each a link with a text. */
export default function LinkItems({
  links,
}: {
  readonly links: readonly (readonly [to: string, text: string])[];
}): ReactNode {
  return links.map(([to, text]) => (
    <li key={to}>
      <Link to={to}>{text}</Link>
    </li>
  ));
}
