declare module '@generated/playground/default/config.json' {
  import type {PlaygroundConfig} from '@site/src/lib/playground/config';

  const config: PlaygroundConfig;
  export default config;
}
