/** How the header behaves. */
type HeaderOptions = {
  /** `fixed` stays at the top of the window, `relative` scrolls away with the page. */
  readonly position: 'fixed' | 'relative';
  /** A fixed header hides while the reader scrolls down. */
  readonly hideOnScroll: boolean;
};

export const header: HeaderOptions = {position: 'fixed', hideOnScroll: true};
