import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {environment} from '../../config/env';
import {ASSETS, EMBED, foreignOrigins, HASHED_FILES, INLINE_SCRIPTS, placeRules} from './hosts';
import {hostRedirects} from '../core/redirects';
import type {PlaceRule} from '../core/headers';
import {headersFile, redirectsFile, untranslatedRules} from '../core/netlify';
import {nginxFiles} from '../core/nginx-config';
import {inlineScripts, pagePolicy, sharedScripts} from '../core/policy';
import {redirectScript} from '../core/redirect-page';
import {bundleBase} from '../../compilers/build/bundles';
import type {Build} from './read-build';

/** The folder for the nginx configuration, outside the published folder. */
export const NGINX_FOLDER = path.resolve('.generated/nginx');

const hash = (script: string): string => createHash('sha256').update(script).digest('base64');

/** The policy for a build's pages. Throws for a page with its own inline script. */
export function policyOf({pages}: Pick<Build, 'pages'>): string {
  const shared = sharedScripts(
    pages.map(({address, html}) => ({address, scripts: inlineScripts(html)})),
    INLINE_SCRIPTS,
  );
  return pagePolicy({
    scriptHashes: [...shared, redirectScript].map(hash),
    ...foreignOrigins({algolia: environment.algolia, bundles: bundleBase(process.cwd(), environment)}),
  });
}

/**
 * Writes each host's files: `_headers`, `_redirects` and `.nojekyll` in the build, and nginx's files next to it.
 * @param languages those besides the default one
 */
export function writeHosts(root: string, build: Build, base: string, languages: readonly string[]): void {
  const policy = policyOf(build);
  const hashed = build.files
    .filter((file) => file.startsWith(`${HASHED_FILES.folder}/`) && HASHED_FILES.name.test(file))
    .map((file): PlaceRule => ({at: `/${file}`, cache: 'forever'}));
  const translated = languages.flatMap((id): readonly PlaceRule[] => [
    {below: `/${id}${ASSETS}`, cache: 'forever'},
    {below: `/${id}${EMBED}`, framed: true},
  ]);
  const places = [...placeRules, ...translated, ...hashed];
  const write = (file: string, text: string): void => fs.writeFileSync(path.join(root, file), text);
  write('_headers', headersFile(places, policy, base));
  const pages = build.pages.map(({address}) => address);
  write('_redirects', redirectsFile(hostRedirects, base, untranslatedRules(pages, languages)));
  write('.nojekyll', '');
  const site = {
    redirects: hostRedirects,
    places,
    policy,
    standalone: ['/404.html', ...build.standalone],
    base,
    languages,
  };
  fs.rmSync(NGINX_FOLDER, {recursive: true, force: true});
  fs.mkdirSync(NGINX_FOLDER, {recursive: true});
  for (const [name, text] of Object.entries(nginxFiles(site))) fs.writeFileSync(path.join(NGINX_FOLDER, name), text);
}
