/** The pages about errors, measured by what the compilers print for every failing example of the site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {examplePages} from '../../src/app/build/example-pages';
import {jobOf} from '../../src/compilers/build/compile';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {parseDiagnostics} from '../../src/rescript/core/diagnostics/parse';
import {createExplainer, type Explainer} from '../../src/errors/core/explain';
import {collectPages} from '../../src/examples/build/collect';
import {readErrorPages, type ListedError} from '../../src/errors/build/read';
import {pastedMessages} from '../search/pasted-messages';

/** A message that a compiler printed for an example of the site. */
type Specimen = {
  readonly place: string;
  readonly version: string;
  /** The message alone, with its headline. */
  readonly text: string;
  /** All that the compiler printed. */
  readonly printed: string;
};

/** Messages of failing examples without a page. This number may only fall. */
const MOST_UNEXPLAINED = 4;

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);
let pages: readonly ListedError[];
let explainer: Explainer;
let specimens: readonly Specimen[];

beforeAll(async () => {
  pages = await readErrorPages(siteDir);
  explainer = createExplainer(pages);
  // A translation's examples are those of its source.
  const sources = (await collectPages(siteDir, examplePages, service.toolchains)).filter(
    (page) => !page.path.startsWith('i18n/'),
  );
  const found = sources.flatMap((page) =>
    page.fences.flatMap(async ({example}): Promise<readonly Specimen[]> => {
      if (!example || example.fence.expectation.kind === 'success') return [];
      if (service.unavailable(example.version) !== undefined) return [];
      const {messages} = await service.compile(example.version, jobOf(example.files, example.fence));
      const place = `${page.path}:${example.fence.line}`;
      return parseDiagnostics(messages).map(({text}) => ({
        place,
        version: example.version,
        text,
        printed: messages,
      }));
    }),
  );
  specimens = (await Promise.all(found)).flat();
});

test('almost every message of the failing examples of all versions has a page', () => {
  const unexplained = specimens.filter(({text}) => !explainer.explain(text));
  const counts = new Map<string, number>();
  for (const {text} of specimens) {
    const slug = explainer.explain(text)?.slug;
    if (slug !== undefined) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const versions = [...new Set(specimens.map(({version}) => version))].sort();
  process.stdout.write(
    [
      `${pages.length} pages; ${specimens.length} messages of ${new Set(specimens.map(({place}) => place)).size} examples in ${versions.join(', ')}`,
      `${specimens.length - unexplained.length} explained by ${counts.size} pages`,
      ...unexplained.map(({place, version, text}) => `  not explained: ${version} ${place} ${text.split('\n').at(-1)}`),
      '',
    ].join('\n'),
  );
  expect(unexplained.length).toBe(MOST_UNEXPLAINED);
});

test('every page has an example that its own pattern finds', () => {
  const shown = new Set(
    specimens
      .filter(({place}) => place.startsWith('errors/'))
      .filter(({place, printed}) => explainer.explain(printed)?.slug === /^errors\/(.*)\.mdx/.exec(place)?.[1])
      .map(({place}) => /^errors\/(.*)\.mdx/.exec(place)?.[1]),
  );
  // build-tool-messages.test.ts runs what these pages show.
  const ofBuildTool = (slug: string): boolean =>
    readFileSync(path.join(siteDir, `errors/${slug}.mdx`), 'utf8').includes('title="Output"');
  // JSX can't be turned off for an example, so its page shows a configuration instead.
  expect(pages.map(({slug}) => slug).filter((slug) => !shown.has(slug) && !ofBuildTool(slug))).toEqual([
    'jsx-not-enabled',
  ]);
});

test.each(pastedMessages)('a pasted message leads to $slug', ({slug, message}) => {
  expect(explainer.explain(message)?.slug).toBe(slug);
  expect(explainer.search(message)[0]?.slug).toBe(slug);
});
