declare module '@generated/landing-examples/default/book-button.json' {
  import type {Demo, LandingExample} from '@site/src/landing/core/landing-example';

  const example: LandingExample & {readonly demo: Demo};
  export default example;
}

declare module '@generated/landing-examples/default/playlist.json' {
  import type {HighlightedFile, LandingExample} from '@site/src/landing/core/landing-example';

  const example: LandingExample & {readonly signature: HighlightedFile};
  export default example;
}
