/** Only this file reads the environment. Every variable is optional; README.md lists them. */
import {DEFAULT_LOCALE} from './languages';
import {readAlgolia, type AlgoliaSettings} from './search';

export type SiteEnvironment = {
  /** Origin of the published site, without a trailing slash. `SITE_URL`. */
  readonly url: string;
  /** Path the site is served under, with slashes at both ends. `BASE_URL`. */
  readonly baseUrl: string;
  /** Builds only the next and the latest version, for writers. `FAST=1`. */
  readonly fast: boolean;
  /** A language to build even if it doesn't reach its minimum, for translators. `LOCALE`. */
  readonly locale: string | undefined;
  /**
   * Where the compilers' browser bundles are: an origin, with or without a path, or a path on this site.
   * `PLAYGROUND_BUNDLE_URL`. If it's empty, nowhere; if it isn't set, `src/config/bundles.ts` decides.
   */
  readonly bundleUrl: string | undefined;
  /** Undefined for the site's own index. `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY`, `ALGOLIA_INDEX_NAME`, `ALGOLIA_HOSTS`. */
  readonly algolia: AlgoliaSettings | undefined;
  /** The key with which `npm run search:push` writes; never part of the site. `ALGOLIA_ADMIN_KEY`. */
  readonly algoliaAdminKey: string | undefined;
  readonly production: boolean;
};

/** Reads the environment. Throws a readable error for an invalid value. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const url = (env.SITE_URL ?? 'https://rescript-lang.org').replace(/\/$/, '');
  if (!/^https?:\/\/[^/]+$/.test(url)) {
    throw new Error(
      `SITE_URL is "${url}", but it must be an origin such as https://example.org, without a path. Use BASE_URL for a path.`,
    );
  }
  const baseUrl = env.BASE_URL ?? '/';
  if (!/^\/(?:[^?#]*\/)?$/.test(baseUrl)) {
    throw new Error(`BASE_URL is "${baseUrl}", but it must start and end with a slash, such as /docs/.`);
  }
  const locale = env.LOCALE || undefined;
  if (locale !== undefined && !/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(locale)) {
    throw new Error(`LOCALE is "${locale}", but it must be a language code such as fr, pt-BR, or zh-Hans-CN.`);
  }
  const bundleUrl = env.PLAYGROUND_BUNDLE_URL?.replace(/\/$/, '');
  if (bundleUrl !== undefined && !/^(?:https?:\/\/[^/?#\s]+)?(?:\/[^?#\s]*)?$/.test(bundleUrl)) {
    throw new Error(
      `PLAYGROUND_BUNDLE_URL is "${bundleUrl}", but it must be a URL such as https://cdn.example.org or a path such as /compilers.`,
    );
  }
  return {
    url,
    baseUrl,
    bundleUrl,
    fast: env.FAST === '1',
    locale,
    algolia: readAlgolia(env),
    algoliaAdminKey: env.ALGOLIA_ADMIN_KEY || undefined,
    production: env.NODE_ENV === 'production',
  };
}

export const environment = readEnvironment(process.env);

/** The locale being built or shown: Docusaurus sets it before it reads the configuration. */
export function currentLocale(): string {
  return process.env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LOCALE;
}
