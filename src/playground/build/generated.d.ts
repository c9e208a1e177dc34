declare module '@generated/playground-data/default/examples.json' {
  import type {PlaygroundExample} from '@site/src/compilers/core/settings';

  const examples: readonly PlaygroundExample[];
  export default examples;
}

declare module '@generated/playground/default/config.json' {
  import type {PlaygroundConfig} from '@site/src/compilers/core/config';

  const config: PlaygroundConfig;
  export default config;
}

declare module '@generated/playground/default/packages.json' {
  import type {ProjectPackages} from '@site/src/playground/core/project';

  const packages: ProjectPackages;
  export default packages;
}
