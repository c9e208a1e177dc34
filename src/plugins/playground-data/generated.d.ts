declare module '@generated/playground-data/default/examples.json' {
  import type {PlaygroundExample} from '@site/src/lib/playground/settings';

  const examples: readonly PlaygroundExample[];
  export default examples;
}
