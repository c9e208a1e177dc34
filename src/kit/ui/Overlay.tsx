import type {ReactNode} from 'react';
import Icon from '@site/src/kit/ui/Icon';
import {OVERLAY} from '@site/src/kit/core/attributes';

type OverlayProps = {
  /** For `popoverTarget`. */
  readonly id: string;
  readonly className: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A full-screen navigation for small screens: a popover, which src/kit/browser improves. */
export default function Overlay({id, className, label, closeLabel, children}: OverlayProps): ReactNode {
  return (
    <nav id={id} className={className} popover="auto" {...{[OVERLAY]: true}} aria-label={label}>
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
