/** The release report: what differs between two releases of a version's compiler and libraries, in Markdown. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {jobOf} from '../../../compilers/build/compile';
import type {CompilerService} from '../../../compilers/build/service';
import {compareModels, fullName, itemKey, type VersionedItem} from '../../../api/core/model/compare';
import {findSuccessors} from '../../../api/core/model/successors';
import {isPublicModule, shownItems, type ApiModel, type ApiModule} from '../../../api/core/model/model';
import type {Example} from '../../../examples/core/fence/example';
import {isGuide} from '../../../examples/core/fence/guide';
import {placeInPage} from '../../../examples/build/messages';
import {judge} from '../../../examples/core/fence/verdict';
import {createApiService} from '../../../api/build/service';
import {collectPages, type Page} from '../../../examples/build/collect';
import {readTextSync} from '../../../kit/build/files/text';
import {examplePages} from '../example-pages';
import {API_COLUMNS, apiRows} from './api-rows';
import {withReleases} from './plan-update';
import {
  apiText,
  differs,
  examplesText,
  newsOf,
  readingText,
  type ApiDifferences,
  type ComparedExample,
  type NamingLine,
  type Result,
} from './report-text';

/** A package that gets another release. */
export type Move = {
  /** In `node_modules`. */
  readonly folder: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** As pages may call it: the compiler's runtime has its releases. */
  readonly names: readonly string[];
};

export type Compared = {
  /** Manual version. */
  readonly version: string;
  readonly before: CompilerService;
  readonly after: CompilerService;
  readonly moves: readonly Move[];
};

/** Compiles and compares everything. Takes as long as two `npm run examples` with an empty cache. */
export async function releaseReport(compared: Compared): Promise<string> {
  const {version, before, moves} = compared;
  const pages = await collectPages(before.siteDir, examplePages, before.toolchains);
  const [examples, api] = await Promise.all([exampleParts(compared, pages), apiDifferences(compared)]);
  return (
    [
      `# ${version}: ${moves.map(({name, from, to}) => `${name} ${from} to ${to}`).join(', ')}`,
      ...examples,
      ...apiText(api),
      ...withoutReference(compared),
      ...news(compared),
      ...readingText(toRead(compared, pages, api)),
    ].join('\n\n') + '\n'
  );
}

async function exampleParts({version, before, after}: Compared, pages: readonly Page[]): Promise<readonly string[]> {
  const examples = pages.flatMap(({path: page, fences}) =>
    fences.flatMap(({example}) => (example?.version === version ? [{page, example}] : [])),
  );
  const compared = await Promise.all(examples.map(({page, example}) => compareExample(before, after, page, example)));
  return examplesText(compared.filter(differs), examples.length);
}

async function compareExample(
  before: CompilerService,
  after: CompilerService,
  page: string,
  example: Example,
): Promise<ComparedExample> {
  const {version, files, fence} = example;
  const job = jobOf(files, fence);
  const compiled = async (service: CompilerService) => {
    const outcome = await service.compile(version, job);
    const types = fence.expectation.kind === 'error' ? [] : await service.types(version, job);
    const codeOf = (file: string): string => files.find(({name}) => name === file)?.code ?? '';
    const named = types.map(({file, start, end, type}) => `${codeOf(file).slice(start, end)}: ${type}`);
    const result: Result = {
      compiled: outcome.ok,
      output: outcome.js.map(({code}) => code).join('\n'),
      types: [...(outcome.ts === undefined ? [] : [outcome.ts]), ...named].join('\n'),
      message: placeInPage(outcome.messages.trim(), example, page),
      warnings: outcome.warnings.join(', '),
    };
    return {outcome, result};
  };
  const [was, is] = await Promise.all([compiled(before), compiled(after)]);
  const place = `${page}:${fence.line}`;
  const ruling = judge(example, is.outcome);
  return {
    place,
    before: was.result,
    after: is.result,
    ...(ruling && {wrong: `${place} ${ruling.message}. ${ruling.fix}`}),
  };
}

async function apiDifferences({
  version,
  before,
  after,
}: Compared): Promise<ApiDifferences & {names: readonly string[]}> {
  const services = {before: createApiService(before), after: createApiService(after)};
  const [was, is] = await Promise.all([services.before.model(version), services.after.model(version)]);
  // Newest first, with names that tell the two apart.
  const {added, removed, changed} = compareModels([
    {...is, version: 'after'},
    {...was, version: 'before'},
  ]).changesOf('after');
  const [old, current] = [deprecatedItems(was), deprecatedItems(is)];
  const deprecated = current.filter(({key}) => !old.some((other) => other.key === key));
  const leadsTo = async (side: 'before' | 'after', model: ApiModel) => {
    const {of} = findSuccessors(model, await services[side].index(version));
    return new Map(deprecatedItems(model).map(({key, module, item}) => [key, of(module, item)]));
  };
  const [from, to] = [await leadsTo('before', was), await leadsTo('after', is)];
  const successors = current.flatMap(({key, module, item}) =>
    !from.has(key) || from.get(key) === to.get(key)
      ? []
      : [{name: fullName(module, item.name), before: from.get(key), now: to.get(key)}],
  );
  const signatures = changed.map(({module, item, before: earlier, now}) => ({
    name: fullName(module, item.name),
    before: earlier,
    now,
  }));
  const nameOf = ({module, item}: Pick<VersionedItem, 'module' | 'item'>): string => fullName(module, item.name);
  return {
    added: added.map(signature),
    removed: removed.map(signature),
    deprecated: deprecated.map((each) => `\`${nameOf(each)}\`: ${each.item.deprecated?.reason}`),
    signatures,
    successors,
    // Without the version.
    columns: API_COLUMNS.slice(1),
    before: apiRows(was).map((row) => row.slice(1)),
    now: apiRows(is).map((row) => row.slice(1)),
    names: [...[...removed, ...deprecated].map(nameOf), ...[...signatures, ...successors].map(({name}) => name)],
  };
}

type Deprecated = Pick<VersionedItem, 'module' | 'item'> & {readonly key: string};

function deprecatedItems({modules}: ApiModel): readonly Deprecated[] {
  return modules
    .filter((module: ApiModule) => isPublicModule(module) && module.aliasOf === undefined)
    .flatMap((module) =>
      shownItems(module)
        .filter((item) => item.deprecated !== undefined)
        .map((item) => ({key: itemKey(module, item), module, item})),
    );
}

const signature = ({module, item}: VersionedItem): string =>
  `\`${fullName(module, item.name)}\`: \`${item.signature.replace(/\s+/g, ' ')}\``;

function withoutReference({version, after, moves}: Compared): readonly string[] {
  const compiler = path.basename(after.toolchain(version).folder);
  return moves
    .filter(({folder}) => folder !== compiler)
    .map(({name}) => `The reference doesn't contain ${name}, so read what it announces.`);
}

/** What the packages' own changelogs say, about everything that can't be compiled as well. */
function news({after, moves}: Compared): readonly string[] {
  const chapters = moves.flatMap(({folder, name, from, to}) => {
    const file = path.join(after.siteDir, 'node_modules', folder, 'CHANGELOG.md');
    const text = existsSync(file) ? newsOf(readTextSync(file), name, from, to) : '';
    return [text === '' ? `The package ${name} has no changelog for ${to}. Look for one in its repository.` : text];
  });
  return ['## What the packages announce', ...chapters];
}

function toRead({version, before, moves}: Compared, pages: readonly Page[], {names}: {names: readonly string[]}) {
  const own = new Map(pages.filter((page) => page.version === version).map((page) => [page.path, page]));
  const former = moves.map(({from}) => from);
  const lines = grep(before.siteDir, former, ['.', ':!package*.json', ':!ledger']).map((line): NamingLine => ({
    ...line,
    replaced: own.has(line.file) && withReleases(`\n${line.text}`, moves) !== `\n${line.text}`,
  }));
  const replaced = new Set(lines.filter((line) => line.replaced).map(({file}) => file));
  return {
    lines,
    former,
    guides: [...replaced].filter((file) => isGuide(own.get(file)?.fences.map(({raw}) => raw) ?? [])),
    mentions: [...new Set(names)].map((name) => ({
      name,
      places: grep(before.siteDir, [name], ['*.md', '*.mdx'])
        .filter(({file}) => own.has(file))
        .map(({file, line}) => `${file}:${line}`),
    })),
  };
}

/** Lines with one of the words, in files that Git knows. Without one, `git grep` fails, but that isn't an error. */
function grep(siteDir: string, words: readonly string[], where: readonly string[]) {
  const patterns = words.flatMap((word) => ['-e', word]);
  const {stdout} = spawnSync('git', ['grep', '--fixed-strings', '--word-regexp', '-n', ...patterns, '--', ...where], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return stdout.split('\n').flatMap((found) => {
    const [, file, line, text] = /^([^:]+):(\d+):(.*)$/.exec(found) ?? [];
    return file === undefined || text === undefined ? [] : [{file, line: Number(line), text}];
  });
}
