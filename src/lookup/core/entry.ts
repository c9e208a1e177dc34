/** An entry's front matter. CONTRIBUTING.md has an example. */
import {MOST_KEYWORDS} from '../../manual/core/front-matter/schema';
import {array, DecodeError, field, literal, object, optionalField, string, type Decoder} from '../../kit/core/decode';

/** The kinds of entries, in page order. */
export const LOOKUP_KINDS = ['decorator', 'operator', 'construct', 'function', 'extension', 'value'] as const;

export type LookupKind = (typeof LOOKUP_KINDS)[number];

export type LookupEntry = {
  /** Its file name, and the end of its address. */
  readonly id: string;
  /** As in code: `@as`, `->`. */
  readonly syntax: string;
  /** What people call it. */
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly kind: LookupKind;
  /** In lower case. */
  readonly keywords: readonly string[];
  /** `manual:page#anchor`, `react:page`, or `manual@v12.0.0:page` from that version on. */
  readonly links: readonly string[];
  /** Ids of related entries. */
  readonly see: readonly string[];
  readonly deprecated?: Deprecation;
};

export type Deprecation = {
  /** The first version that doesn't need it or have it, for readers: `v12`. */
  readonly since: string;
  /** One or two sentences of Markdown. */
  readonly instead: string;
};

/** What fits on a card and in search results. */
const MAX_SUMMARY = 110;

const KEYS = ['syntax', 'title', 'summary', 'kind', 'keywords', 'links', 'see', 'deprecated'];

/** Only in translations (`src/languages/core/sections.ts`). */
const RECORD = 'source_sections';

/** Reads the front matter of an entry. Throws a `DecodeError` that says what is wrong, where, and how to fix it. */
export function decodeEntry(id: string, frontMatter: unknown): LookupEntry {
  const unknown = Object.keys(object(frontMatter)).filter((key) => key !== RECORD && !KEYS.includes(key));
  if (unknown.length > 0) throw new DecodeError(`Unknown key ${unknown.join(', ')}. Keys are ${KEYS.join(', ')}.`);
  const deprecated = optionalField('deprecated', decodeDeprecation)(frontMatter);
  return {
    id,
    syntax: field('syntax', filled)(frontMatter),
    title: field('title', filled)(frontMatter),
    summary: field('summary', sentence)(frontMatter),
    kind: field('kind', literal(...LOOKUP_KINDS))(frontMatter),
    keywords: field('keywords', keywords)(frontMatter),
    links: field('links', array(filled))(frontMatter),
    see: optionalField('see', array(filled))(frontMatter) ?? [],
    ...(deprecated && {deprecated}),
  };
}

const decodeDeprecation: Decoder<Deprecation> = (value) => ({
  since: field('since', version)(value),
  instead: field('instead', filled)(value),
});

const filled: Decoder<string> = (value) => {
  const text = string(value);
  if (text.trim() === '') throw new DecodeError('Expected a text, got an empty one');
  return text;
};

const sentence: Decoder<string> = (value) => {
  const text = filled(value);
  if (text.includes('`'))
    throw new DecodeError(
      `Expected plain words, got "${text}". Summaries appear in lists and titles, without Markdown`,
    );
  if (!text.endsWith('.')) throw new DecodeError(`Expected a sentence that ends in a period, got "${text}"`);
  if (text.length > MAX_SUMMARY)
    throw new DecodeError(
      `Expected at most ${MAX_SUMMARY} characters, got ${text.length}. Move the rest to the entry's text`,
    );
  return text;
};

const keyword: Decoder<string> = (value) => {
  const text = filled(value);
  if (/\s|[A-Z]/.test(text))
    throw new DecodeError(`Expected a single lower-case word, got "${text}". Write one word a keyword`);
  return text;
};

const keywords: Decoder<readonly string[]> = (value) => {
  const found = array(keyword)(value);
  if (found.length > MOST_KEYWORDS)
    throw new DecodeError(
      `Expected at most ${MOST_KEYWORDS}, got ${found.length}. Write the other words in the title or the summary`,
    );
  return found;
};

const version: Decoder<string> = (value) => {
  const text = filled(value);
  if (!/^v\d+$/.test(text)) throw new DecodeError(`Expected a version such as v12, got "${text}"`);
  return text;
};

/** Deprecated ones last, then by syntax. */
export function byUse(one: LookupEntry, other: LookupEntry): number {
  const late = (entry: LookupEntry): number => (entry.deprecated ? 1 : 0);
  return (
    late(one) - late(other) || letters(one).localeCompare(letters(other), 'en') || one.id.localeCompare(other.id, 'en')
  );
}

/** Symbols before a name don't count. Operators, which have only symbols, are sorted by title. */
function letters({syntax, title}: LookupEntry): string {
  const name = syntax.replace(/[^\w]/g, '');
  return /[a-z]/i.test(name) ? name : title;
}
