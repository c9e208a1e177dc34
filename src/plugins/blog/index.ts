import fs from 'node:fs/promises';
import path from 'node:path';
import blogPlugin from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-content-blog';

type BlogOptions = Parameters<typeof blogPlugin>[1];

/** plugin-content-blog, whose RSS file is called feed.xml here (specification, 2.1) instead of rss.xml. */
export default async function blog(context: LoadContext, options: BlogOptions): Promise<Plugin> {
  const plugin = (await blogPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const folder = path.join(props.outDir, options.routeBasePath);
      const xml = await fs.readFile(path.join(folder, 'rss.xml'), 'utf8');
      await fs.writeFile(path.join(folder, 'feed.xml'), withOwnAddress(xml, `${props.siteConfig.url}${props.baseUrl}${options.routeBasePath}/feed.xml`));
      await fs.rm(path.join(folder, 'rss.xml'));
    },
    injectHtmlTags(args) {
      const tags = plugin.injectHtmlTags?.(args) ?? {};
      return JSON.parse(JSON.stringify(tags).replaceAll('/rss.xml', '/feed.xml')) as typeof tags;
    },
  };
}

/** The RSS standard's advice: a feed names its own address, so that a saved copy can be brought up to date. */
function withOwnAddress(xml: string, address: string): string {
  return xml
    .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replace('<channel>', `<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`);
}
