/**
 * Which sections of translated pages are stale: a page records what it was made from (`src/languages/core/sections.ts`).
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {readMeta, scanFences, type RawFence} from '../../examples/core/fence/scan';
import {readTextSync} from '../../kit/build/files/text';
import {lex} from '../../rescript/core/syntax/languages';
import {
  readRecord,
  sectionsOf,
  textOf,
  TOP,
  withRecord,
  type Section,
  type SectionRecord,
  type StaleMetadata,
  type StaleSection,
} from '../core/sections';
import {sourceOfTranslation} from '../core/translation-source';

/** A translated page. Paths are relative to the site's folder. */
type TranslatedPage = {
  readonly file: string;
  readonly source: string;
  /** Undefined if the source is gone, or if the page doesn't record what it was made from. */
  readonly stale: readonly StaleSection[] | undefined;
  /** What is wrong with it. Printed after the file's name. */
  readonly problems: readonly string[];
};

const sections = (page: string): ReadonlyMap<string, Section> => {
  const slugger = createSlugger();
  return sectionsOf(page, (text) => slugger.slug(text));
};

const hashOf = (section: Section): string => createHash('sha256').update(textOf(section)).digest('hex').slice(0, 8);

const recordOf = (source: string): SectionRecord =>
  Object.fromEntries([...sections(source)].map(([id, section]) => [id, hashOf(section)]));

/** The sections of a source that differ from a record. */
export function staleSections(source: string, record: SectionRecord): readonly StaleSection[] {
  const current = sections(source);
  return [
    ...[...current].flatMap(([id, section]): StaleSection[] =>
      record[id] === hashOf(section)
        ? []
        : [{id, heading: section.heading, change: record[id] === undefined ? 'added' : 'changed'}],
    ),
    ...Object.keys(record).flatMap((id): StaleSection[] =>
      current.has(id) ? [] : [{id, heading: '', change: 'removed'}],
    ),
  ];
}

/**
 * A translated page that records its current source.
 * @param only the section that was translated again; undefined: all
 */
export function acceptSource(page: string, source: string, only?: string): string {
  const record = recordOf(source);
  if (only === undefined) return withRecord(page, record);
  const {[only]: _, ...others} = readRecord(page) ?? {};
  const order = [...Object.keys(record), ...Object.keys(others)];
  const merged = {...others, ...(record[only] !== undefined && {[only]: record[only]})};
  return withRecord(
    page,
    Object.fromEntries(Object.entries(merged).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))),
  );
}

/**
 * A translated page after a change of its source that doesn't need translating, such as a renamed link. Sections that
 * were up to date stay up to date.
 */
export function followSource(page: string, before: string, after: string): string {
  const record = readRecord(page);
  if (!record) return page;
  const [old, current] = [recordOf(before), recordOf(after)];
  return withRecord(
    page,
    Object.fromEntries(
      Object.entries(record).map(([id, hash]) => [id, hash === old[id] ? (current[id] ?? hash) : hash]),
    ),
  );
}

/** The source of a file in `i18n/`, relative to the site's folder; undefined for files that aren't pages. */
export function sourceOf(file: string): string | undefined {
  const page = /^i18n\/[^/]+\/(.+\.mdx?)$/.exec(file)?.[1];
  return page === undefined ? undefined : sourceOfTranslation(page);
}

/** Reads a translated page and compares it with its source; undefined if the file isn't one. */
export function readTranslation(siteDir: string, file: string): TranslatedPage | undefined {
  const source = sourceOf(file);
  if (source === undefined) return undefined;
  if (!existsSync(path.join(siteDir, source)))
    return {file, source, stale: undefined, problems: [`${source} doesn't exist. Delete the translation, or move it.`]};
  const [page, english] = [file, source].map((name) => readTextSync(path.join(siteDir, name))) as [string, string];
  const record = readRecord(page);
  if (!record)
    return {
      file,
      source,
      stale: undefined,
      problems: [
        `it doesn't record what it was made from. Once it's complete, run: npm run translations -- --accept ${file}`,
      ],
    };
  const stale = staleSections(english, record);
  return {file, source, stale, problems: differences(english, page, new Set(stale.map(({id}) => id)))};
}

/**
 * What the metadata of a page says if it's a stale translation.
 * @param source as Docusaurus writes it, or relative to the site's folder
 */
export function staleMetadata(siteDir: string, source: string): StaleMetadata {
  const {stale = []} = readTranslation(siteDir, source.replace(/^@site\//, '')) ?? {};
  return stale.length > 0 ? {stale} : {};
}

/** What differs in sections that are up to date. */
function differences(source: string, page: string, stale: ReadonlySet<string>): readonly string[] {
  const own = sections(page);
  return [...sections(source)].flatMap(([id, section]) => {
    if (stale.has(id)) return [];
    const translated = own.get(id);
    if (!translated) return [`no heading has the id ${id}: give it to the translation of "${section.heading}"`];
    const place = id === TOP ? 'before the first heading' : `#${id}`;
    return exampleDifferences(textOf(section), textOf(translated)).map((sentence) => `${place}, ${sentence}`);
  });
}

/** Texts for readers. Lines may differ too: longer comments move them. */
const OWN_WORDS = ['title', 'fragment'];

const TEXT = ['', 'txt', 'text', 'md', 'mdx'];

/** What a translation may not change. */
function skeleton({language, meta, code}: RawFence): string {
  const words = readMeta(meta)
    .filter(({kind}) => kind !== 'lines')
    .map((word) => (word.kind === 'value' && OWN_WORDS.includes(word.name) ? word.name : JSON.stringify(word)));
  return [language, ...words, codeSkeleton(language, code)].join(' ');
}

/** Code without comments, white space and the content of strings; empty for plain text, such as a program's output. */
function codeSkeleton(language: string, code: string): string {
  if (TEXT.includes(language)) return '';
  const tokens = lex(language, code);
  let [rest, at] = ['', 0];
  for (const {kind, start, end} of tokens.filter((token) => token.kind === 'comment' || token.kind === 'string')) {
    rest += code.slice(at, start) + (kind === 'string' ? '"' : '');
    at = end;
  }
  // The formatter breaks longer lines, and then adds commas.
  return (rest + code.slice(at))
    .replace(/\s+/g, '')
    .replace(/"+/g, '"')
    .replace(/,(?=[)\]}])/g, '');
}

/**
 * The differences between the examples of a source and its translation, as sentences: only comments, strings and titles
 * may differ.
 */
export function exampleDifferences(source: string, translation: string): readonly string[] {
  const [expected, found] = [scanFences(source), scanFences(translation)];
  if (expected.length !== found.length)
    return [`it has ${found.length} blocks of code, and its source has ${expected.length}`];
  return found.flatMap((fence, at) => {
    const original = expected[at];
    return original && skeleton(fence) !== skeleton(original)
      ? [`block ${at + 1} of code differs from its source in more than comments and strings: ${firstLine(fence)}`]
      : [];
  });
}

const firstLine = ({code}: RawFence): string => code.trim().split('\n')[0] ?? '';

/** The translated pages of a language, sorted. */
export function translatedPages(siteDir: string, id: string): readonly TranslatedPage[] {
  const folder = path.join(siteDir, 'i18n', id);
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return files.sort().flatMap((name) => readTranslation(siteDir, `i18n/${id}/${name.replaceAll(path.sep, '/')}`) ?? []);
}

/** A stale section with its text when it was translated, and now. */
export type SectionChange = StaleSection & {
  /** Undefined if Git's history doesn't have it. */
  readonly before: readonly string[] | undefined;
  readonly after: readonly string[];
};

/** The changes of the stale sections of a page, from Git's history. */
export function sectionChanges(siteDir: string, {file, source, stale = []}: TranslatedPage): readonly SectionChange[] {
  const record = readRecord(readTextSync(path.join(siteDir, file))) ?? {};
  const current = sections(readTextSync(path.join(siteDir, source)));
  const wanted = new Map(stale.flatMap(({id}) => (record[id] === undefined ? [] : [[record[id], id]])));
  const before = new Map<string, readonly string[]>();
  for (const text of formerTexts(siteDir, source)) {
    if (wanted.size === 0) break;
    for (const section of sections(text).values()) {
      const id = wanted.get(hashOf(section));
      if (id === undefined) continue;
      before.set(id, section.lines);
      wanted.delete(hashOf(section));
    }
  }
  return stale.map((section) => ({
    ...section,
    before: section.change === 'added' ? [] : before.get(section.id),
    after: current.get(section.id)?.lines ?? [],
  }));
}

/**
 * The texts of a file in Git's history, newest first, also from before it was renamed or copied. Empty without a
 * history.
 */
function* formerTexts(siteDir: string, file: string): Generator<string> {
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    } catch {
      return '';
    }
  };
  const log = git('log', '--follow', '--format=:%H', '--name-only', '--relative', '--', file);
  for (const [, commit, name] of log.matchAll(/^:(\w+)\n\n(.+)$/gm)) yield git('show', `${commit}:./${name}`);
}
