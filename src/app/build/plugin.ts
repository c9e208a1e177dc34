import type {LoadContext, PluginConfig, PluginModule} from '@docusaurus/types';

type Maker = (context: LoadContext, options: never) => unknown;

/** A plugin's own options. Docusaurus checks those of a plugin with `validateOptions`. */
type OptionsOf<Create extends Maker> = Create extends {readonly validateOptions: unknown}
  ? object
  : Parameters<Create>[1];

/**
 * A plugin for a site's configuration, as a function: for each one given as a path, Docusaurus would load all modules
 * that it imports anew.
 */
export const plugin = <Create extends Maker>(create: Create, options?: OptionsOf<Create>): PluginConfig => [
  create as unknown as PluginModule,
  options ?? {},
];
