/**
 * plugin-client-redirects, fed from the one table (src/hosting/core/redirects.ts): exact rules, prefix rules,
 * and for every page that a version lacks its address there, leading to its counterpart in that version. The plugin
 * checks the rules and writes its pages; ours, whose script passes the Content-Security-Policy, replace them.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {environment} from '../../../config/env';
import {aliasRules, formerFiles, successors} from '../../core/redirects';
import {prefixAliases, type ExactRule} from '../../../kit/core/aliases';
import {withoutBase} from '../../../kit/core/base-url';
import {redirectPage} from '../../core/redirect-page';
import type {CounterpartMetadata} from '../../../kit/core/doc-counterparts';

/**
 * The addresses of pages that exist in other versions only. Where several lead there, the newest version's page
 * decides.
 * @param moved what took over from pages that no version may have any more
 */
export function missingPageRules(
  {loadedVersions}: LoadedContent,
  moved: Readonly<Record<string, readonly string[]>> = {},
): ExactRule[] {
  const rules = new Map<string, string>();
  for (const version of loadedVersions) {
    for (const doc of version.docs) {
      const slug = doc.permalink.slice(version.path.length);
      for (const counterpart of (doc as Partial<CounterpartMetadata>).counterparts ?? []) {
        const other = loadedVersions.find(({versionName}) => versionName === counterpart.version);
        const from = other && other.path + slug;
        if (from !== undefined && !rules.has(from)) rules.set(from, counterpart.to);
      }
    }
  }
  for (const version of loadedVersions) {
    const pages = new Set(version.docs.map(({permalink}) => permalink));
    for (const [slug, targets] of Object.entries(moved)) {
      const from = `${version.path}/${slug}`;
      const to = targets.map((target) => `${version.path}/${target}`).find((at) => pages.has(at.split('#')[0] ?? ''));
      if (to !== undefined && !pages.has(from) && !rules.has(from)) rules.set(from, to);
    }
  }
  return [...rules].map(([from, to]) => ({from, to}));
}

/** A page's address without the trailing slash of a folder index. */
function withoutSlash(to: string): string {
  return to.replace(/(?<=[^/])\/+(?=$|[?#])/, '');
}

/** Keeps the first rule for each address, so that exact entries in the table take precedence over generated rules. */
export function firstRules(rules: readonly ExactRule[]): ExactRule[] {
  const seen = new Set<string>();
  return rules.filter(({from}) => !seen.has(from) && seen.add(from));
}

/** Creates the plugin. It has no options; the table is its configuration. */
export default function redirects(context: LoadContext): Plugin {
  const {baseUrl} = context;
  const local = (address: string): string => withoutBase(address, baseUrl);
  return {
    name: 'redirects',
    async postBuild(props) {
      const docs = props.plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
      const missing = docs
        .flatMap(({content, options}) => missingPageRules(content as LoadedContent, successors[String(options.id)]))
        .map(({from, to}) => ({from: local(from), to: local(to)}));
      const exact = environment.fast ? [] : aliasRules.exact;
      const aliases = missing.flatMap(({from, to}) =>
        prefixAliases(from, aliasRules).map((alias) => ({from: alias, to})),
      );
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
      // The plugin doesn't accept rules that lead to a file.
      const files = environment.fast ? [] : formerFiles;
      await Promise.all(
        firstRules([...written, ...files])
          .filter(({from}) => !pages.has(from))
          .map(async ({from, to}) => {
            const folder = path.join(props.outDir, from);
            await fs.mkdir(folder, {recursive: true});
            await fs.writeFile(
              path.join(folder, 'index.html'),
              redirectPage({to: baseUrl + withoutSlash(to).slice(1), origin: props.siteConfig.url}),
            );
          }),
      );
    },
  };
}
