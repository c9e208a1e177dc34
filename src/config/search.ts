/** The search back end: Algolia when its three variables are set, else the index that comes with the site. */

/** A host of the search service, as Algolia's client takes it. */
export type SearchHost = {readonly url: string; readonly port?: number; readonly protocol: 'http' | 'https'; readonly accept: 'readWrite'};

/** Where Algolia is asked, and as whom. */
export type AlgoliaSettings = {
  readonly appId: string;
  /** The public key that can only search. */
  readonly apiKey: string;
  readonly indexName: string;
  /** In the place of Algolia's own hosts. */
  readonly hosts?: readonly SearchHost[];
};

/** `themeConfig.algolia` of theme-search-algolia, as far as this site sets it. */
export type AlgoliaThemeConfig = AlgoliaSettings & {
  /** Our search bar filters by version itself. */
  readonly contextualSearch: false;
  /** /search is our own page. */
  readonly searchPagePath: false;
};

const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function parseHost(text: string): SearchHost {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new Error(`ALGOLIA_HOSTS has "${text}", but it has to be a list of origins with commas between them, such as https://search.example.org,http://127.0.0.1:4180.`);
  }
  return {url: url.hostname, ...(url.port !== '' && {port: Number(url.port)}), protocol: url.protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'};
}

/**
 * Reads Algolia's variables.
 * @returns undefined when none is set: the embedded search.
 * @throws with a sentence naming what is missing when only some are set, and for hosts that are no origins.
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
  throw new Error(`Search is configured by halves: ${list} ${missing.length > 1 ? 'are' : 'is'} missing. Set ${NAMES.join(', ')} for Algolia, or none of Algolia's variables for the search that comes with the site.`);
}

/** The theme's configuration for these settings. */
export function algoliaThemeConfig(settings: AlgoliaSettings): AlgoliaThemeConfig {
  return {...settings, contextualSearch: false, searchPagePath: false};
}
