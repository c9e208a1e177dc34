import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {PUBLIC_BUNDLES, PUBLIC_RELEASES} from '../../config/bundles';
import type {SiteEnvironment} from '../../config/env';
import {array, string} from '../../kit/core/decode';
import {BUNDLE_FOLDER, BUNDLE_MANIFEST, type BundleSource} from '../core/config';

/** In ms. The list is small; a build shouldn't wait for a host that doesn't answer. */
const LIST_TIMEOUT = 5000;

/**
 * The address of the bundles, without a trailing slash; undefined if the playground should do without.
 * `PLAYGROUND_BUNDLE_URL` comes first, then the folder `playground-bundles/` of the site, then the public address.
 */
export function bundleBase(
  siteDir: string,
  {baseUrl, bundleUrl}: Pick<SiteEnvironment, 'baseUrl' | 'bundleUrl'>,
): string | undefined {
  if (bundleUrl !== undefined) return bundleUrl || undefined;
  return servesOwnBundles(siteDir, bundleUrl) ? baseUrl + BUNDLE_FOLDER : PUBLIC_BUNDLES;
}

/** Whether the build copies the site's own folder of bundles. */
export function servesOwnBundles(siteDir: string, bundleUrl: string | undefined): boolean {
  return bundleUrl === undefined && existsSync(path.join(siteDir, BUNDLE_FOLDER));
}

/**
 * Reads the list of a foreign host now, so that the host doesn't need to let other sites' scripts read it. Without
 * an answer, the public address has its known releases, and another address is left for the browser to ask.
 * @param base address of the bundles
 */
export async function findBundles(
  base: string | undefined,
  request: typeof fetch = fetch,
): Promise<BundleSource | undefined> {
  if (base === undefined || !/^https?:/.test(base)) return base === undefined ? undefined : {base};
  const address = `${base}/${BUNDLE_MANIFEST}`;
  try {
    const response = await request(address, {signal: AbortSignal.timeout(LIST_TIMEOUT)});
    if (!response.ok) throw new Error(`status ${response.status}`);
    return {base, releases: array(string)(await response.json())};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const known = base === PUBLIC_BUNDLES;
    logger.warn(
      `The list of compilers at ${address} couldn't be read (${reason}), so the playground ${
        known
          ? `offers the releases in src/config/bundles.ts: ${PUBLIC_RELEASES.join(', ')}`
          : 'reads it in the browser, which requires CORS on that file'
      }.`,
    );
    return known ? {base, releases: PUBLIC_RELEASES} : {base};
  }
}
