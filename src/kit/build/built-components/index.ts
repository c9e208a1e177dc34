/**
 * Puts static HTML into pages, and translates its labels: README.md. One call makes the plugin and the transformer,
 * because they share what the build knows.
 */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {englishWords, translatedWords} from '../../core/built-component/built-component';
import {html} from '../../core/html';
import {builtComponents as transformer} from './remark-built-components';
import type {BuiltComponent, BuiltComponentsOptions, ComponentHtml, ComponentPage} from './options';

export type {BuiltComponent, ComponentHtml, ComponentPage} from './options';

type AllWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Site = Pick<ComponentPage, 'siteDir' | 'baseUrl' | 'locale'>;

/** The plugin, as a function, and the remark plugin for docs instances. */
type BuiltComponents = {
  /** What pages write: `WarningTable` for `<WarningTable />`. */
  readonly names: readonly string[];
  readonly plugin: (context: LoadContext) => Plugin;
  /** For commands that read pages without a build: from now on, it transforms pages of this site, in English. */
  readonly configureFor: (site: Site) => void;
  readonly transformer: ReturnType<typeof transformer>;
};

/** Creates both. Throws if two components have the same name. */
export function builtComponents(options: BuiltComponentsOptions): BuiltComponents {
  const {components} = options;
  const byName = new Map(components.map((component) => [component.name, component]));
  if (byName.size < components.length) throw new Error('Two built components have the same name. Give each its own.');
  let site: Site | undefined;
  /** In development, a page shows what's wrong instead of failing. */
  let failing = options.production;
  let words: AllWords = english(components);
  const render = async (
    name: string,
    {path: file, source}: {readonly path: string; readonly source: string},
  ): Promise<ComponentHtml> => {
    const component = byName.get(name);
    if (!site || !component)
      throw new Error(`the plugin built-components isn't loaded. Add both of its parts to src/app/build/config.ts.`);
    const page = path.relative(site.siteDir, file).replaceAll(path.sep, '/');
    try {
      const place = options.placeOf(page);
      if (!place) throw new Error(`${page} doesn't belong to a version of the manual, so it has no compiler`);
      return await component.render(
        {...place, ...site, page, source, root: site.baseUrl.replace(/\/$/, '') + place.root},
        words[name] ?? {},
      );
    } catch (error) {
      if (failing) throw error;
      logger.warn(`${page}: ${(error as Error).message}`);
      return {html: html`<p class="theme-admonition theme-admonition-danger">${(error as Error).message}</p>`};
    }
  };
  return {
    names: [...byName.keys()],
    transformer: transformer([...byName.keys()], render),
    configureFor: (used) => {
      site = used;
      failing = true;
    },
    plugin: ({siteDir, baseUrl, i18n}) => ({
      name: 'built-components',
      loadContent: () => {
        site = {siteDir, baseUrl, locale: i18n.currentLocale};
        return Promise.resolve(english(components));
      },
      getTranslationFiles: () =>
        Promise.resolve(components.map(({name, labels}) => ({path: name, content: {...labels}}))),
      translateContent: ({translationFiles}) =>
        Object.fromEntries(components.map(({name, labels}) => [name, translatedWords(labels, translationFiles, name)])),
      contentLoaded: ({content}) => {
        words = content as AllWords;
        return Promise.resolve();
      },
    }),
  };
}

function english(components: readonly BuiltComponent[]): AllWords {
  return Object.fromEntries(components.map(({name, labels}) => [name, englishWords(labels)]));
}
