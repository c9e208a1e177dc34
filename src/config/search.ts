/** Algolia, if its three variables are set; otherwise the site's own index. */

/** A host of the search service, as Algolia's client takes it. */
export type SearchHost = {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
};

export type AlgoliaSettings = {
  readonly appId: string;
  /** The public key, which only searches. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Used instead of Algolia's own hosts. */
  readonly hosts?: readonly SearchHost[];
};

/** What the site sets of `themeConfig.algolia`. */
export type AlgoliaThemeConfig = AlgoliaSettings & {
  /** The dialog filters by version itself. */
  readonly contextualSearch: false;
  /** /search is our own page. */
  readonly searchPagePath: false;
};

const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function parseHost(text: string): SearchHost {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new Error(
      `ALGOLIA_HOSTS has "${text}", but it must be a comma-separated list of origins, such as https://search.example.org,http://127.0.0.1:4180.`,
    );
  }
  return {
    url: url.hostname,
    ...(url.port !== '' && {port: Number(url.port)}),
    protocol: url.protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}

/**
 * Reads Algolia's variables.
 * @returns undefined when none is set: the embedded search.
 * @throws with a sentence naming what is missing when only some are set, and for hosts that aren't origins.
 */
export function readAlgolia(env: Readonly<Record<string, string | undefined>>): AlgoliaSettings | undefined {
  const missing = NAMES.filter((name) => !env[name]);
  const [appId, apiKey, indexName] = NAMES.map((name) => env[name]);
  if (appId && apiKey && indexName) {
    const hosts = env.ALGOLIA_HOSTS ? env.ALGOLIA_HOSTS.split(',').map((host) => parseHost(host.trim())) : undefined;
    return {appId, apiKey, indexName, ...(hosts && {hosts})};
  }
  if (missing.length === NAMES.length && !env.ALGOLIA_HOSTS) return undefined;
  const list = new Intl.ListFormat('en').format(missing);
  throw new Error(
    `Search is only partly configured: ${list} ${missing.length > 1 ? 'are' : 'is'} missing. Set ${NAMES.join(', ')} for Algolia, or none of them to use the site's own search.`,
  );
}

/** The theme's configuration for these settings. */
export function algoliaThemeConfig(settings: AlgoliaSettings): AlgoliaThemeConfig {
  return {...settings, contextualSearch: false, searchPagePath: false};
}
