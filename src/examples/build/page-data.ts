/**
 * Writes what readers can ask of a page's examples beside it: `record.types.json`, `record.versions.json`,
 * `record.programs.json`.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {isTutorialStep, pageApi} from '../../config/page-version';
import {versionLines, type SiteVersion} from '../../config/versions';
import {jobOf, type Outcome} from '../../compilers/build/compile';
import type {OtherVersions} from '../core/block/other-versions';
import type {Example} from '../core/fence/example';
import {isExerciseCode} from '../core/fence/fence';
import {textHash} from '../core/page-types';
import type {Programs} from '../../sandbox/core/runnable';
import {shownText} from './blocks';
import type {Page} from './collect';
import {pageTypes, type TypeCounts, type TypeSources} from './page-types';
import {referencePlan, runPlan} from './run-plan';
import {otherOutcomes} from './works-in';

export type DataPage = {
  readonly examples: readonly Example[];
  readonly permalink: string;
  /** The version its names are linked to. */
  readonly api: SiteVersion;
  /** Whether its examples say in which versions they compile. */
  readonly tellsVersions: boolean;
  /** Whether they're a package's: of those, only what a reader can use is known. */
  readonly isReference: boolean;
};

/** Whether the examples in a version's API reference have types: the two that new code is written for. */
export const hasReferenceTypes = ({id}: SiteVersion): boolean =>
  [versionLines.api.next, versionLines.api.latest].some((version) => version.id === id);

/** Writes the files of pages. @returns the counts of all of them */
export async function writePageData(
  sources: TypeSources,
  pages: readonly DataPage[],
  outDir: string,
): Promise<TypeCounts> {
  const {service, baseUrl} = sources;
  const counts = {examples: 0, names: 0, linked: 0};
  const outcomeOf = ({version, files, fence}: Example): Promise<Outcome> =>
    service.compile(version, jobOf(files, fence));
  const otherVersions = async (example: Example): Promise<OtherVersions[string] | undefined> => {
    const others = await otherOutcomes(service, example, await outcomeOf(example));
    return Object.keys(others).length === 0 ? undefined : others;
  };
  const hiddenProgram = async (example: Example, isReference: boolean): Promise<string | undefined> => {
    const plan = await (isReference
      ? referencePlan(service, example)
      : runPlan(service, example, await outcomeOf(example)));
    return plan && !plan.isInPage ? plan.js : undefined;
  };
  await Promise.all(
    pages.map(async ({examples, permalink, api, tellsVersions, isReference}) => {
      const write = async (kind: string, content: unknown): Promise<void> => {
        const base = permalink.slice(baseUrl.length).replace(/\/$/, '');
        const file = path.join(outDir, `${base}.${kind}.json`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, JSON.stringify(content));
      };
      const made = isReference && !hasReferenceTypes(api) ? undefined : await pageTypes(sources, examples, api);
      if (made) {
        await write('types', made.types);
        for (const key of ['examples', 'names', 'linked'] as const) counts[key] += made.counts[key];
      }
      const versions: OtherVersions = tellsVersions ? await perBlock(examples, otherVersions) : {};
      if (Object.keys(versions).length > 0) await write('versions', versions);
      const programs: Programs = await perBlock(examples, (example) => hiddenProgram(example, isReference));
      if (Object.keys(programs).length > 0) await write('programs', programs);
    }),
  );
  return counts;
}

/** Data by the hash of each block's source. Of equal blocks, the first counts. */
async function perBlock<Data>(
  examples: readonly Example[],
  read: (example: Example) => Promise<Data | undefined>,
): Promise<Readonly<Record<string, Data>>> {
  const entries = await Promise.all(
    examples.map(async (example) => {
      const data = await read(example);
      return data === undefined ? [] : [[textHash(shownText(example.fence.code)), data] as const];
    }),
  );
  return Object.fromEntries(entries.flat().reverse());
}

/** The pages that the instances of the docs plugin show. */
export function docsPages(
  plugins: readonly LoadedPlugin[],
  pages: readonly Page[],
  tellsVersions: (instance: string) => boolean,
): readonly DataPage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content, options}) =>
      ((content as LoadedContent | undefined)?.loadedVersions ?? [])
        .flatMap(({docs}) => docs)
        .flatMap(({source, permalink}): readonly DataPage[] => {
          const page = byPath.get(source.replace(/^@site\//, ''));
          if (!page) return [];
          const examples = page.fences.flatMap(({example}) =>
            example && !example.fence.hidden && !isExerciseCode(example.fence) ? [example] : [],
          );
          const tells = tellsVersions(String(options.id ?? 'default')) && !isTutorialStep(page.path);
          return [{examples, permalink, api: pageApi(page.path), tellsVersions: tells, isReference: false}];
        }),
    );
}
