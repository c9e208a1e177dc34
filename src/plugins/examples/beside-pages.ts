/**
 * Writes what readers can ask of a docs page's examples beside its HTML: `record.types.json` and `record.versions.json`
 * beside `record.html`. Pages don't load them before a reader comes near an example.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {pageApi} from '../../config/page-version';
import {jobOf} from '../../compilers/compile';
import type {CompilerService} from '../../compilers/service';
import type {OtherVersions} from '../../lib/code-block/other-versions';
import {textHash} from '../../lib/name-types/page-types';
import {shownText} from './blocks';
import type {Page} from './collect';
import {pageTypes, type TypeCounts, type TypeSources} from './page-types';
import {otherOutcomes} from './works-in';

/** Where a page is shown, and by which instance of the docs. */
type Place = {readonly permalink: string; readonly instance: string};

/**
 * @param plugins know where pages are shown
 * @param tellsVersions whether an instance's examples say in which versions they compile
 * @returns the counts of all pages
 */
export async function writeBesidePages(
  sources: TypeSources,
  pages: readonly Page[],
  {
    plugins,
    outDir,
    tellsVersions,
  }: {
    readonly plugins: readonly LoadedPlugin[];
    readonly outDir: string;
    readonly tellsVersions: (instance: string) => boolean;
  },
): Promise<TypeCounts> {
  const places = placesOf(plugins);
  const counts = {examples: 0, names: 0, linked: 0};
  await Promise.all(
    pages.map(async (page) => {
      const place = places.get(page.path);
      if (!place) return;
      const write = async (kind: string, content: unknown): Promise<void> => {
        const base = place.permalink.slice(sources.baseUrl.length).replace(/\/$/, '');
        const file = path.join(outDir, `${base}.${kind}.json`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, JSON.stringify(content));
      };
      const made = await pageTypes(sources, page, pageApi(page.path));
      if (made) {
        await write('types', made.types);
        for (const key of ['examples', 'names', 'linked'] as const) counts[key] += made.counts[key];
      }
      const versions = tellsVersions(place.instance) ? await pageVersions(sources.service, page) : {};
      if (Object.keys(versions).length > 0) await write('versions', versions);
    }),
  );
  return counts;
}

/** What other versions make of a page's examples. Of two blocks that show the same source, the first counts. */
async function pageVersions(service: CompilerService, page: Page): Promise<OtherVersions> {
  const entries = await Promise.all(
    page.fences.map(async ({fence, example}) => {
      if (!example || fence.kind !== 'example' || fence.hidden) return [];
      const outcome = await service.compile(example.version, jobOf(example.files, fence));
      const others = await otherOutcomes(service, example, outcome);
      return Object.keys(others).length === 0 ? [] : [[textHash(shownText(fence.code)), others] as const];
    }),
  );
  return Object.fromEntries(entries.flat().reverse());
}

/** Where the pages of the docs are shown, by their file from the site's root. */
function placesOf(plugins: readonly LoadedPlugin[]): ReadonlyMap<string, Place> {
  const docs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
  return new Map(
    docs.flatMap(({content, options}) =>
      ((content as LoadedContent | undefined)?.loadedVersions ?? []).flatMap((version) =>
        version.docs.map(
          ({source, permalink}) =>
            [source.replace(/^@site\//, ''), {permalink, instance: String(options.id ?? 'default')}] as const,
        ),
      ),
    ),
  );
}
