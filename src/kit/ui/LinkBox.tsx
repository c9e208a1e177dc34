import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type LinkBoxProps = {
  readonly to: string;
  readonly title: string;
  /** One sentence about the target. */
  readonly children: ReactNode;
};

/** A card that can be clicked anywhere. */
export default function LinkBox({to, title, children}: LinkBoxProps): ReactNode {
  return (
    <div className="link-box">
      <Link to={to}>{title}</Link>
      <p>{children}</p>
    </div>
  );
}
