/**
 * The messages in the compilers themselves: texts of their programs that look like messages, and how many of them the
 * pages about errors explain. The others are rare messages, parts of messages, and texts of the libraries a compiler is
 * made of, such as a JavaScript parser. The whole list is written to `.generated/compiler-messages.txt`.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {createExplainer} from '../../src/errors/core/explain';
import {readErrorPages} from '../../src/errors/build/read';

/** How many messages of each version have a page. These numbers may only rise. */
const LEAST_EXPLAINED: Readonly<Record<string, number>> = {
  'v12.0.0': 133,
  'v11.0.0': 114,
  'v10.0.0': 99,
  'v9.0.0': 61,
  'v8.0.0': 61,
};

const siteDir = path.resolve(__dirname, '../..');

/** A text as a reader sees it: no boxes, breaks and colors of OCaml's `Format`, and `…` for what is filled in. */
function shown(text: string): string {
  return text
    .replace(/@\{<\w+>|@\}|@\[(?:<[^>]*>)?|@\]|@;(?:<[^>]*>)?|@[,.? ]/g, ' ')
    .replace(/%[-0-9.]*[a-zA-Z]/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Sentences of at least four words: no names, no code, no places in the compiler's own source. */
const isMessage = (text: string): boolean =>
  /^[A-Z…`]/.test(text) &&
  text.split(' ').filter((word) => /^[`'"(]?[A-Za-z…]/.test(word)).length >= 4 &&
  !/^File "|[{};=]$|=>|::|\\/.test(text);

const messagesIn = (program: string): ReadonlySet<string> =>
  new Set(
    (readFileSync(program, 'latin1').match(/[\x20-\x7e\n\t]{16,}/g) ?? []).map(shown).filter((text) => isMessage(text)),
  );

test('the pages explain at least as many messages of each compiler as before', async () => {
  const service = compilerServiceOf(siteDir);
  const explainer = createExplainer(await readErrorPages(siteDir));
  const versions = Object.values(service.toolchains).filter(({version}) => service.unavailable(version) === undefined);
  const found = versions.map(({version, bsc}) => ({version, messages: [...messagesIn(bsc)].sort()}));
  const slugOf = new Map(
    found.flatMap(({messages}) => messages.map((text) => [text, explainer.explain(text)?.slug] as const)),
  );
  const counts = found.map(({version, messages}) => ({
    version,
    all: messages.length,
    explained: messages.filter((text) => slugOf.get(text) !== undefined).length,
  }));
  const pages = new Set([...slugOf.values()].filter((slug) => slug !== undefined));
  const list = [...slugOf].sort().map(([text, slug]) => `${slug ?? '-'}\t${text}`);
  mkdirSync(path.join(siteDir, '.generated'), {recursive: true});
  writeFileSync(path.join(siteDir, '.generated/compiler-messages.txt'), `${list.join('\n')}\n`);
  process.stdout.write(
    [
      ...counts.map(({version, all, explained}) => `${version}: ${explained} of ${all} texts explained`),
      `all versions: ${list.filter((line) => !line.startsWith('-\t')).length} of ${list.length}, by ${pages.size} pages`,
      '',
    ].join('\n'),
  );
  expect(counts.filter(({version, explained}) => explained < (LEAST_EXPLAINED[version] ?? 0))).toEqual([]);
});
