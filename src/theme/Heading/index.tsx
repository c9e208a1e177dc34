// Change: a heading with an id is itself the link to its place, so the link needs no second name.
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || id === undefined || id === '') return <As {...props}>{children}</As>;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} id={id}>
      <a href={`#${id}`}>{children}</a>
    </As>
  );
}
