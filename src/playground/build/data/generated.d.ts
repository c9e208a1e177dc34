declare module '@generated/playground-data/default/examples.json' {
  import type {PlaygroundExample} from '@site/src/compilers/core/settings';

  const examples: readonly PlaygroundExample[];
  export default examples;
}
