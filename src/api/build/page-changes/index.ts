/** `<PageChanges />`: what differs between a page of the manual and the same page of the version before. */
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {readText} from '../../../kit/build/files/text';
import {findSuccessors} from '../../core/model/successors';
import {findApiName} from '../../core/model/api-index';
import type {Words} from '../../../kit/core/built-component/built-component';
import {readHeadings} from '../../../kit/core/built-component/heading-ids';
import type {WorksIn} from '../../../examples/core/block/render';
import {readExamples, type Example} from '../../../examples/core/fence/example';
import {isExerciseCode} from '../../../examples/core/fence/fence';
import {isGuide} from '../../../examples/core/fence/guide';
import {scanFences} from '../../../examples/core/fence/scan';
import {PAGE_CHANGES_LABELS, renderPageChanges, type Link, type PageChanges} from './render';
import {addedNames, libraryNames, replacedNames, type VersionNames} from '../../core/page-changes/names';
import {jobOf} from '../../../compilers/build/compile';
import {compilerServiceOf, type CompilerService} from '../../../compilers/build/service';
import {apiServiceOf, type ApiService} from '../service';
import type {BuiltComponent, ComponentPage} from '../../../kit/build/built-components';
import {worksIn} from '../../../examples/build/works-in';
import type {MarkdownNode} from '../../../kit/build/markdown-node';

/** Where a version of the manual is. */
export type ManualVersion = {
  /** Its folder, relative to the site's root. */
  readonly folder: string;
  /** Its address below the base URL. */
  readonly root: string;
  /** Its name for readers, as in the line below a code block: `v11`. */
  readonly name: string;
  readonly compiler: string;
};

/** An example, and what the compilers of all versions make of it. */
type Tried = {readonly example: Example; readonly section: Link; readonly results: WorksIn};

/**
 * The changes of a page; undefined if the version before doesn't have it.
 * @param now the version of the page
 */
export async function readPageChanges(
  {siteDir, baseUrl, page, source}: Pick<ComponentPage, 'siteDir' | 'baseUrl' | 'page' | 'source'>,
  {now, before}: {readonly now: ManualVersion; readonly before: ManualVersion},
): Promise<PageChanges | undefined> {
  const slug = path.basename(page, '.mdx');
  const older = await readText(path.join(siteDir, before.folder, `${slug}.mdx`)).catch(() => undefined);
  if (older === undefined) return undefined;
  const [compilers, api] = [compilerServiceOf(siteDir), apiServiceOf(siteDir)];
  const [tried, triedBefore, libraries, librariesBefore] = await Promise.all([
    tryExamples(compilers, source, now.compiler, ''),
    tryExamples(compilers, older, before.compiler, `${baseUrl}${before.root}/${slug}`),
    namesOf(api, now.compiler),
    namesOf(api, before.compiler),
  ]);
  const place = (name: string): Link => {
    const found = findApiName(libraries.index, name);
    const anchor = found?.anchor === undefined ? '' : `#${found.anchor}`;
    return {text: name, address: `${baseUrl}${now.root}/api/${found?.path ?? ''}${anchor}`};
  };
  const names = namesIn(tried, libraries);
  const replaced = replacedNames(namesIn(triedBefore, librariesBefore), librariesBefore, {
    ...libraries,
    successors: findSuccessors(libraries.model, libraries.index),
  });
  return {
    before: before.name,
    added: addedNames(names, librariesBefore)
      .filter((name) => !replaced.some(({now: successor}) => successor === name))
      .map(place),
    replaced: replaced.map(({before: old, now: name}) => ({
      before: old,
      ...(name !== undefined && {now: place(name)}),
    })),
    onlyNow: failing(tried, before.name),
    onlyBefore: failing(triedBefore, now.name),
  };
}

const namesOf = async (api: ApiService, version: string): Promise<VersionNames> => ({
  index: await api.index(version),
  model: await api.model(version),
});

const namesIn = (tried: readonly Tried[], names: VersionNames): readonly string[] => [
  ...new Set(tried.flatMap(({example}) => libraryNames(example, names))),
];

/** The sections with an example that a version rejects, in their order. */
function failing(tried: readonly Tried[], name: string): readonly Link[] {
  const sections = tried
    .filter(({results}) => results.some(({version, result}) => version === name && result === 'fails'))
    .map(({section}) => section);
  return [...new Map(sections.map((section) => [section.address, section])).values()];
}

/** Compiles the examples a page shows. Those that fail on purpose have no results. */
async function tryExamples(
  service: CompilerService,
  source: string,
  version: string,
  address: string,
): Promise<readonly Tried[]> {
  const {fences} = readExamples(scanFences(source), {version, mayChooseVersion: false, compilers: service.toolchains});
  const lines = source.split('\n');
  return Promise.all(
    fences.flatMap(({fence, example}) => {
      if (!example || example.fence.hidden || isExerciseCode(example.fence)) return [];
      return [
        (async (): Promise<Tried> => {
          const outcome = await service.compile(version, jobOf(example.files, example.fence));
          const results = await worksIn(service, example, outcome);
          return {example, section: sectionBefore(lines.slice(0, fence.line - 1).join('\n'), address), results};
        })(),
      ];
    }),
  );
}

/** The last heading of a page's beginning. */
function sectionBefore(beginning: string, address: string): Link {
  const slugger = createSlugger();
  const [id, text] = [...readHeadings(beginning, (heading) => slugger.slug(heading))].at(-1) ?? [];
  return id === undefined ? {text: '', address: address || '#'} : {text: text ?? '', address: `${address}#${id}`};
}

/**
 * Steps of the tutorial and guides build a project: the earlier page builds a different one, with its version's tools.
 */
const isProject = (source: string): boolean => source.includes('<TutorialStep>') || isGuide(scanFences(source));

/** The component. `versionsOf` returns the versions to compare; undefined for pages without the list. */
export function pageChanges(
  versionsOf: (page: string) => {readonly now: ManualVersion; readonly before: ManualVersion} | undefined,
): BuiltComponent {
  return {
    name: 'PageChanges',
    labels: PAGE_CHANGES_LABELS,
    render: async (page, words: Words<typeof PAGE_CHANGES_LABELS>) => {
      const versions = isProject(page.source) ? undefined : versionsOf(page.page);
      const changes = versions && (await readPageChanges(page, versions));
      return changes ? renderPageChanges(changes, words) : {html: ''};
    },
  };
}

/** Adds `<PageChanges />` to the end of a page, before the transformer that renders such components. */
export const pageChangesAtEnd =
  () =>
  (tree: MarkdownNode): void => {
    tree.children?.push({type: 'mdxJsxFlowElement', name: 'PageChanges', attributes: [], children: []});
  };
