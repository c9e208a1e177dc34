/**
 * Only translated pages are written below `/fr/`, but Docusaurus renders links as if all were. The last step of the
 * build corrects them: other links lead to the English page, and search engines only hear of real translations.
 */
import {escapeRegExp} from '../../kit/core/escape-reg-exp';

/** Paths are relative to the base URL, without a leading slash. */
export type LanguageSite = {
  /** Origin and base URL, with a trailing slash: `https://example.org/docs/`. */
  readonly url: string;
  /** All languages except the default one. */
  readonly languages: readonly string[];
  readonly has: (path: string) => boolean;
};

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** The path of an address, without query and hash; undefined if it's on another site. */
function pathIn(address: string, {url}: LanguageSite): string | undefined {
  const base = new URL(url).pathname;
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  if (path.startsWith(url)) return path.slice(url.length);
  return path.startsWith(base) ? path.slice(base.length) : undefined;
}

function exists(address: string, site: LanguageSite): boolean {
  const path = pathIn(address, site);
  return path !== undefined && site.has(path);
}

/** Corrects the links, alternates, and language menu of a page in any language. */
export function correctPage(html: string, site: LanguageSite): string {
  return withEnglishLinks(correctMenu(withTerritories(withoutAlternates(html, site)), site), site);
}

/** Open Graph wants `fr_FR`, with the language's most likely territory, where Docusaurus writes `fr`. */
function withTerritories(html: string): string {
  return html.replace(/<meta\s[^>]*og:locale[^>]*>/g, (tag) =>
    tag.replace(/(?<=\scontent="?)[a-z]{2,3}(?=[\s">/])/, (language) => {
      const {region} = new Intl.Locale(language).maximize();
      return region === undefined ? language : `${language}_${region}`;
    }),
  );
}

/** The Markdown copy of a page links to copies, but the build of one language only knows its own pages. */
export function correctCopy(markdown: string, site: LanguageSite): string {
  const link = new RegExp(`(\\]\\(${escapeRegExp(site.url)})([^)\\s#?]*)(?=[)#])`, 'g');
  return withEnglishLinks(markdown, site).replace(link, (whole, start: string, path: string) =>
    site.has(`${path}.md`) ? `${start}${path}.md` : whole,
  );
}

/** Points links to pages a language doesn't have to the default language instead. Also for Markdown and XML. */
export function withEnglishLinks(text: string, site: LanguageSite): string {
  const {url, languages} = site;
  const base = new URL(url).pathname;
  const address = new RegExp(
    `(${escapeRegExp(url)}|(?<=[\\s="'(])${escapeRegExp(base)})(${languages.map(escapeRegExp).join('|')})/([^\\s"'<>()?#,;\\\\]*)`,
    'g',
  );
  return text.replace(address, (whole, start: string, language: string, rest: string) =>
    site.has(`${language}/${rest}`) ? whole : start + rest,
  );
}

/** Removes alternates that aren't translations, and all of them if there is none. */
function withoutAlternates(html: string, site: LanguageSite): string {
  const links = /<link\s(?:[^>]*\s)?hreflang=[^>]*>/g;
  const isThere = (tag: string): boolean => exists(attribute(tag, 'href') ?? '', site);
  const addresses = html
    .match(links)
    ?.filter(isThere)
    .map((tag) => attribute(tag, 'href'));
  const isTranslated = new Set(addresses).size > 1;
  const gone = new Set<string>();
  const kept = html.replace(links, (tag) => {
    if (isThere(tag) && isTranslated) return tag;
    gone.add(attribute(tag, 'hreflang') ?? '');
    return '';
  });
  return kept.replace(/<meta\s[^>]*og:locale:alternate[^>]*>/g, (tag) =>
    gone.has((attribute(tag, 'content') ?? '').replace('_', '-')) ? '' : tag,
  );
}

/** An entry of the language menu: the link, and the sentence that there is no translation. */
const ENTRY = /(<a\s[^>]*hreflang=[^>]*>)([^<]*<\/a>)(\s*<small[^>]*>[^<]*<\/small>)/gi;

/** A language without the page has that sentence, and a link to its front page. */
function correctMenu(html: string, site: LanguageSite): string {
  const base = new URL(site.url).pathname;
  return html.replace(ENTRY, (_whole, tag: string, name: string, note: string) => {
    const href = attribute(tag, 'href') ?? '';
    if (exists(href, site)) return tag + name;
    return tag.replace(href, `${base}${attribute(tag, 'hreflang')}/`) + name + note;
  });
}
