import type {TypedName} from '../../compilers/build/analysis';
import {jobOf} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';
import {apiAddress} from '../../config/api-address';
import type {SiteVersion} from '../../config/versions';
import type {Example} from '../core/fence/example';
import {packTypes, type PageName, type PageTypes} from '../core/page-types';
import {shownText, writtenPlace} from './blocks';

/** Where a version's API documents a name; undefined if it doesn't. The path is relative to the version's API. */
export type FindName = (name: string) => {readonly path: string; readonly anchor: string | undefined} | undefined;

export type TypeSources = {
  readonly service: CompilerService;
  readonly apiNames: (version: string) => Promise<FindName>;
  /** With a slash at the end. */
  readonly baseUrl: string;
};

export type TypeCounts = {readonly examples: number; readonly names: number; readonly linked: number};

/**
 * The types of a page's examples; undefined if none could have any.
 * @param api the version its names are linked to; examples of another version have no links
 */
export async function pageTypes(
  {service, apiNames, baseUrl}: TypeSources,
  shown: readonly Example[],
  api: SiteVersion,
): Promise<{readonly types: PageTypes; readonly counts: TypeCounts} | undefined> {
  const examples = shown.filter(({version}) => service.toolchain(version).analysis);
  if (examples.length === 0) return undefined;
  const find = await apiNames(api.compiler);
  const blocks = await Promise.all(
    examples.map((example) => blockTypes(service, example, example.version === api.compiler ? find : undefined)),
  );
  const names = blocks.flatMap((block) => block.names);
  const address = `${baseUrl.replace(/\/$/, '')}${apiAddress(api.id, {path: ''})}/`;
  return {
    types: packTypes(address, blocks),
    counts: {
      examples: blocks.filter((block) => block.names.length > 0).length,
      names: names.length,
      linked: names.filter((name) => name.api !== undefined).length,
    },
  };
}

/** The types of an example's names; none if it doesn't compile, or isn't in ReScript. */
export async function exampleTypes(
  service: CompilerService,
  {fence, version, files}: Example,
): Promise<readonly TypedName[]> {
  return fence.language !== 'res' || fence.expectation.kind === 'error'
    ? []
    : service.types(version, jobOf(files, fence));
}

async function blockTypes(
  service: CompilerService,
  example: Example,
  find: FindName | undefined,
): Promise<{readonly source: string; readonly names: readonly PageName[]}> {
  const {fence, files} = example;
  const source = shownText(fence.code);
  const typed = await exampleTypes(service, example);
  const names = files.flatMap(({name: file, code}, fileIndex) => {
    const {hidden, before} = writtenPlace(example, fileIndex);
    const own = typed.filter((name) => name.file === file && name.start >= hidden);
    return own.flatMap(({file: _file, ...name}): readonly PageName[] => {
      const place = (offset: number): number => offset - hidden + before;
      const found = libraryPlace(find, files.map((each) => each.code).join('\n'), code, name);
      const shown = {...name, start: place(name.start), end: place(name.end), ...(found && {api: found})};
      return [...modulesBefore(find, code, name, found, place), shown];
    });
  });
  return {source, names: names.sort((a, b) => a.start - b.start)};
}

const PATH = /(?:[A-Z]\w*\.)+$/;

/**
 * A name's place in the API. Its path leads out of the example if no module there has its first name, and nothing is
 * opened or included that could.
 */
function libraryPlace(
  find: FindName | undefined,
  all: string,
  code: string,
  {start, end}: {readonly start: number; readonly end: number},
): string | undefined {
  const path = PATH.exec(code.slice(0, start))?.[0];
  if (!find || path === undefined || /^\s*(?:open|include)\b/m.test(all)) return undefined;
  const [root = ''] = path.split('.');
  if (new RegExp(`\\bmodule (?:rec |type )?${root}\\b`).test(all)) return undefined;
  const found = find(path + code.slice(start, end));
  return found && found.path + (found.anchor === undefined ? '' : `#${found.anchor}`);
}

/** The modules in a name's path: `Belt` and `Array` of `Belt.Array.map`. */
function modulesBefore(
  find: FindName | undefined,
  code: string,
  {start}: {readonly start: number},
  found: string | undefined,
  place: (offset: number) => number,
): readonly PageName[] {
  const path = !find || found === undefined ? undefined : PATH.exec(code.slice(0, start))?.[0];
  if (!find || path === undefined) return [];
  return [...path.matchAll(/[A-Z]\w*/g)].flatMap(({0: text, index: at}) => {
    const name = path.slice(0, at + text.length);
    const module = find(name);
    const from = start - path.length + at;
    return module
      ? [{start: place(from), end: place(from + text.length), type: `module ${name}`, api: module.path}]
      : [];
  });
}
