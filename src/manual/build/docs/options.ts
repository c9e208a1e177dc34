import {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {OptionValidationContext} from '@docusaurus/types';

export type ExtraOptions = {
  /**
   * matchPath() pattern, after the base path, of this instance's pages; needed where two instances share a base path.
   * The API's is `/:version/api`.
   */
  readonly activePath?: string;
};

export type DocsPluginOptions = PluginOptions & ExtraOptions;

/** Validates the options of plugin-content-docs and passes ours on. Throws what plugin-content-docs throws. */
export function validateOptions({
  options: {activePath, ...options},
  validate,
}: OptionValidationContext<Options & ExtraOptions, PluginOptions>): DocsPluginOptions {
  if (activePath !== undefined && !activePath.startsWith('/')) {
    throw new Error(
      `The docs option activePath is "${activePath}", but it must start with a slash, such as /:version/api.`,
    );
  }
  const valid = validateDocsOptions({options, validate} as Parameters<typeof validateDocsOptions>[0]);
  return activePath === undefined ? valid : {...valid, activePath};
}
