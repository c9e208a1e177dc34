declare module '@generated/landing-examples/default/book-button.json' {
  const example: import('../../lib/landing-example/landing-example').LandingExample;
  export default example;
}

declare module '@generated/landing-examples/default/playlist.json' {
  const example: import('../../lib/landing-example/landing-example').LandingExample & {readonly signature: import('./landing-example').HighlightedFile};
  export default example;
}
