import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';

type OverlayProps = {
  /** Id that buttons name in `popoverTarget` to open it. */
  readonly id: string;
  readonly className: string;
  /** Accessible name. */
  readonly label: string;
  /** Accessible name of the button that closes it. */
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A full-screen navigation for small screens: a popover, so it opens and closes without JavaScript (src/client/overlays adds the rest). */
export default function Overlay({id, className, label, closeLabel, children}: OverlayProps): ReactNode {
  return (
    <nav id={id} className={className} popover="auto" data-overlay aria-label={label}>
      <button
        type="button"
        className="icon-button overlay-close"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={closeLabel}
      >
        <Icon name="close" />
      </button>
      {children}
    </nav>
  );
}
