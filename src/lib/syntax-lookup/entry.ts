/** What an entry of the syntax lookup says about itself in its front matter. README.md of the plugin shows one. */
import {array, DecodeError, field, literal, object, optionalField, string, type Decoder} from '../decode/decode';

/** The kinds of entries, in the order in which the page shows them. */
export const LOOKUP_KINDS = ['decorator', 'operator', 'construct', 'function', 'extension', 'value'] as const;

export type LookupKind = (typeof LOOKUP_KINDS)[number];

export type LookupEntry = {
  /** The end of its address, and the name of its file. */
  readonly id: string;
  /** What is looked up, as it is written in code: `@as`, `->`. */
  readonly syntax: string;
  /** What people call it. */
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly kind: LookupKind;
  /** Words that it is also found by, in small letters. */
  readonly keywords: readonly string[];
  /** Where more is told: `manual:page#anchor`, `react:page`, or `manual@v12.0.0:page` from that version on. */
  readonly links: readonly string[];
  /** Ids of entries close to it. */
  readonly see: readonly string[];
  readonly deprecated?: Deprecation;
};

export type Deprecation = {
  /** The first version that no longer wants it, as readers call it: `v12`. */
  readonly since: string;
  /** What to write instead: one or two sentences of Markdown. */
  readonly instead: string;
};

/** Longer summaries do not fit on a card, nor into what search engines show. */
const MAX_SUMMARY = 110;

const KEYS = ['syntax', 'title', 'summary', 'kind', 'keywords', 'links', 'see', 'deprecated'];

/** Reads the front matter of an entry. Throws a `DecodeError` that says what is wrong, where, and how to mend it. */
export function decodeEntry(id: string, frontMatter: unknown): LookupEntry {
  const unknown = Object.keys(object(frontMatter)).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0) throw new DecodeError(`Unknown key ${unknown.join(', ')}. Keys are ${KEYS.join(', ')}.`);
  const deprecated = optionalField('deprecated', decodeDeprecation)(frontMatter);
  return {
    id,
    syntax: field('syntax', filled)(frontMatter),
    title: field('title', filled)(frontMatter),
    summary: field('summary', sentence)(frontMatter),
    kind: field('kind', literal(...LOOKUP_KINDS))(frontMatter),
    keywords: field('keywords', array(keyword))(frontMatter),
    links: field('links', array(filled))(frontMatter),
    see: optionalField('see', array(filled))(frontMatter) ?? [],
    ...(deprecated && {deprecated}),
  };
}

const decodeDeprecation: Decoder<Deprecation> = (value) => ({since: field('since', version)(value), instead: field('instead', filled)(value)});

const filled: Decoder<string> = (value) => {
  const text = string(value);
  if (text.trim() === '') throw new DecodeError('Expected a text, got an empty one');
  return text;
};

const sentence: Decoder<string> = (value) => {
  const text = filled(value);
  if (text.includes('`')) throw new DecodeError(`Expected plain words, got "${text}". Summaries stand in lists and titles, without marks for code`);
  if (!text.endsWith('.')) throw new DecodeError(`Expected a sentence that ends in a full stop, got "${text}"`);
  if (text.length > MAX_SUMMARY) throw new DecodeError(`Expected at most ${MAX_SUMMARY} characters, got ${text.length}. Say the rest in the text of the entry`);
  return text;
};

const keyword: Decoder<string> = (value) => {
  const text = filled(value);
  if (/\s|[A-Z]/.test(text)) throw new DecodeError(`Expected a single word in small letters, got "${text}". Write one word a keyword`);
  return text;
};

const version: Decoder<string> = (value) => {
  const text = filled(value);
  if (!/^v\d+$/.test(text)) throw new DecodeError(`Expected a version such as v12, got "${text}"`);
  return text;
};

/** Entries in the order of a list: those in use before deprecated ones, then by what they look like. */
export function byUse(one: LookupEntry, other: LookupEntry): number {
  const late = (entry: LookupEntry): number => (entry.deprecated ? 1 : 0);
  return late(one) - late(other) || letters(one).localeCompare(letters(other), 'en') || one.id.localeCompare(other.id, 'en');
}

/** Signs in front of a name do not decide about its place; operators, which have only signs, stand by their titles. */
function letters({syntax, title}: LookupEntry): string {
  const name = syntax.replace(/[^\w]/g, '');
  return /[a-z]/i.test(name) ? name : title;
}
