import type {ReactNode, Ref} from 'react';
import Icon from '@site/src/components/Icon';

type OverlayProps = {
  /** Id that buttons name in `popoverTarget` to open it. */
  readonly id: string;
  readonly className: string;
  /** Accessible name. */
  readonly label: string;
  /** Accessible name of the button that closes it. */
  readonly closeLabel: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** A navigation over all of a small screen: a popover, so it opens and closes without any script (src/client/overlays.ts adds the rest). */
export default function Overlay({id, className, label, closeLabel, ref, children}: OverlayProps): ReactNode {
  return (
    <nav ref={ref} id={id} className={className} popover="auto" data-overlay aria-label={label}>
      <button type="button" className="icon-button overlay-close" popoverTarget={id} popoverTargetAction="hide" aria-label={closeLabel}>
        <Icon name="close" />
      </button>
      {children}
    </nav>
  );
}
