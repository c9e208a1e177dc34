import fs from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {readText} from '../../kit/build/files/text';
import {html} from '../../kit/core/html';
import {lastCommit} from '../../kit/build/commit-dates';
import {staleMetadata} from '../../languages/build/drift';
import {isTranslationBuild, translatedRoutes} from '../../kit/build/translation-build';

type BlogOptions = Parameters<typeof blogPlugin>[1];

/**
 * plugin-content-blog, with feed.xml instead of rss.xml, and the time of each post's last commit.
 */
export default async function blogPosts(context: LoadContext, options: BlogOptions): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      for (const {metadata} of content.blogPosts) {
        metadata.lastUpdatedAt = lastCommit(context.siteDir, metadata.source);
        Object.assign(metadata, staleMetadata(context.siteDir, metadata.source));
      }
      const own = isTranslationBuild(context) ? translatedOnly(actions) : actions;
      await plugin.contentLoaded?.({content, actions: own});
    },
    async postBuild(props) {
      if (isTranslationBuild(context)) return;
      await plugin.postBuild?.(props);
      const folder = path.join(props.outDir, options.routeBasePath);
      const xml = await readText(path.join(folder, 'rss.xml'));
      await fs.writeFile(
        path.join(folder, 'feed.xml'),
        withOwnAddress(xml, `${props.siteConfig.url}${props.baseUrl}${options.routeBasePath}/feed.xml`),
      );
      await fs.rm(path.join(folder, 'rss.xml'));
    },
    injectHtmlTags(args) {
      const tags = plugin.injectHtmlTags?.(args) ?? {};
      return JSON.parse(JSON.stringify(tags).replaceAll('/rss.xml', '/feed.xml')) as typeof tags;
    },
  };
}

blogPosts.validateOptions = validateOptions;

/** A translation has no lists and no feeds, only its posts. */
function translatedOnly({addRoute, ...actions}: PluginContentLoadedActions): PluginContentLoadedActions {
  return {...actions, addRoute: (route) => translatedRoutes([route]).forEach(addRoute)};
}

/** The RSS Advisory Board recommends a feed's own URL in it, so that a saved copy can be updated. */
function withOwnAddress(xml: string, address: string): string {
  return xml
    .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replace(
      '<channel>',
      String(html`<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`),
    );
}
