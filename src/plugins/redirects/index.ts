/**
 * plugin-client-redirects, fed from the one table (src/config/redirects.ts): exact rules, prefix rules,
 * and for every page that a version lacks its address there, leading to its twin in that version. The plugin
 * checks the rules and writes its pages; ours, whose script passes the Content-Security-Policy, replace them.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {environment} from '../../config/env';
import {aliasRules, formerFiles} from '../../config/redirects';
import {prefixAliases, type ExactRule} from '../../lib/routes/aliases';
import {withoutBase} from '../../lib/routes/base-url';
import {redirectPage} from '../../lib/hosting/redirect-page';
import type {TwinMetadata} from '../../lib/routes/doc-twins';

/** The addresses of pages that exist in other versions only. Where several lead there, the newest version's page decides. */
export function missingPageRules({loadedVersions}: LoadedContent): ExactRule[] {
  const rules = new Map<string, string>();
  for (const version of loadedVersions) {
    for (const doc of version.docs) {
      const slug = doc.permalink.slice(version.path.length);
      for (const twin of (doc as Partial<TwinMetadata>).twins ?? []) {
        const other = loadedVersions.find(({versionName}) => versionName === twin.version);
        const from = other && other.path + slug;
        if (from !== undefined && !rules.has(from)) rules.set(from, twin.to);
      }
    }
  }
  return [...rules].map(([from, to]) => ({from, to}));
}

/** The address of a page without the slash that the index of a folder has. */
function withoutSlash(to: string): string {
  return to.replace(/(?<=[^/])\/+(?=$|[?#])/, '');
}

/** One rule for each address: the first, so that what the table says exactly wins over what is found. */
export function firstRules(rules: readonly ExactRule[]): ExactRule[] {
  const seen = new Set<string>();
  return rules.filter(({from}) => !seen.has(from) && seen.add(from));
}

/** Creates the plugin. It has no options: the table is its configuration. */
export default function redirects(context: LoadContext): Plugin {
  const {baseUrl} = context;
  const local = (address: string): string => withoutBase(address, baseUrl);
  return {
    name: 'redirects',
    async postBuild(props) {
      const docs = props.plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
      const missing = docs
        .flatMap(({content}) => missingPageRules(content as LoadedContent))
        .map(({from, to}) => ({from: local(from), to: local(to)}));
      const exact = environment.fast ? [] : aliasRules.exact;
      const aliases = missing.flatMap(({from, to}) => prefixAliases(from, aliasRules).map((alias) => ({from: alias, to})));
      const rules = firstRules([...exact, ...missing, ...aliases]);
      const taken = new Set(rules.map(({from}) => from));
      const written = [...rules];
      const aliasesOf = (page: string): string[] => {
        const aliases = prefixAliases(page, aliasRules).filter((alias) => !taken.has(alias));
        written.push(...aliases.map((from) => ({from, to: page})));
        return aliases;
      };
      const plugin = clientRedirects(context, {
        id: 'default',
        fromExtensions: [],
        toExtensions: [],
        redirects: rules,
        createRedirects: aliasesOf,
      });
      await plugin?.postBuild?.({...props, content: undefined});
      const pages = new Set(props.routesPaths.map(local));
      // The plugin takes no rule that leads to a file.
      const files = environment.fast ? [] : formerFiles;
      await Promise.all(
        firstRules([...written, ...files]).filter(({from}) => !pages.has(from)).map(async ({from, to}) => {
          const folder = path.join(props.outDir, from);
          await fs.mkdir(folder, {recursive: true});
          await fs.writeFile(path.join(folder, 'index.html'), redirectPage({to: baseUrl + withoutSlash(to).slice(1), origin: props.siteConfig.url}));
        }),
      );
    },
  };
}
