/** The release report: what differs between two releases of a version's compiler and libraries, in Markdown. */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {jobOf} from '../../../compilers/build/compile';
import type {CompilerService} from '../../../compilers/build/service';
import {examplePages} from '../example-pages';
import {compareModels, fullName, itemKey, type VersionedItem} from '../../../api/core/model/compare';
import {findSuccessors} from '../../../api/core/model/successors';
import type {ApiModel, ApiModule} from '../../../api/core/model/model';
import {isPublicModule, shownItems} from '../../../api/core/model/visibility';
import type {Example} from '../../../examples/core/fence/example';
import {placeInPage} from '../../../examples/core/fence/page-lines';
import {judge} from '../../../examples/core/fence/verdict';
import {createApiService} from '../../../api/build/service';
import {collectPages} from '../../../examples/build/collect';
import {API_COLUMNS, apiRows} from './api-rows';

export type Compared = {
  /** Manual version. */
  readonly version: string;
  readonly before: CompilerService;
  readonly after: CompilerService;
  /** `rescript 12.2.0 to 12.3.1`, one for each package that moves. */
  readonly moves: readonly string[];
  /** The releases that pages may still name. */
  readonly former: readonly string[];
};

/** Compiles and compares everything. Takes as long as two `npm run examples` with an empty cache. */
export async function releaseReport(compared: Compared): Promise<string> {
  const {version, moves} = compared;
  const [examples, api] = await Promise.all([exampleParts(compared), apiParts(compared)]);
  return [`# ${version}: ${moves.join(', ')}`, ...examples, ...api, ...pagesToRead(compared)].join('\n\n') + '\n';
}

async function exampleParts({version, before, after}: Compared): Promise<readonly string[]> {
  const pages = await collectPages(before.siteDir, examplePages, before.toolchains);
  const examples = pages.flatMap(({path: page, fences}) =>
    fences.flatMap(({example}) => (example?.version === version ? [{page, example}] : [])),
  );
  const compared = await Promise.all(examples.map((each) => compareExample(before, after, each.page, each.example)));
  const different = compared.flatMap((each) => each ?? []);
  const wrong = different.flatMap(({wrong: sentence}) => sentence ?? []);
  return [
    `## Examples\n\n${different.length} of ${examples.length} differ, and ${wrong.length} are no longer what their page says.`,
    ...(wrong.length === 0 ? [] : [list(wrong)]),
    ...different.map(({title, diff}) => `### ${title}\n\n${fenced(diff)}`),
  ];
}

type Difference = {readonly title: string; readonly diff: string; readonly wrong: string | undefined};

async function compareExample(
  before: CompilerService,
  after: CompilerService,
  page: string,
  example: Example,
): Promise<Difference | undefined> {
  const {version, files, fence} = example;
  const job = jobOf(files, fence);
  const [was, is] = await Promise.all(
    [before, after].map(async (service) => {
      const outcome = await service.compile(version, job);
      const types = fence.expectation.kind === 'error' ? [] : await service.types(version, job);
      const parts = {
        output: outcome.js.map(({code}) => code).join('\n'),
        types: [outcome.ts ?? '', ...types.map(({file, start, end, type}) => `${file}:${start}-${end} ${type}`)].join(
          '\n',
        ),
        message: placeInPage(outcome.messages.trim(), example, page),
        warnings: outcome.warnings.join(', '),
      };
      return {outcome, parts};
    }),
  );
  if (!was || !is) return undefined;
  const changed = (Object.keys(was.parts) as (keyof typeof was.parts)[]).filter(
    (key) => was.parts[key] !== is.parts[key],
  );
  const ruling = judge(example, is.outcome);
  const wrong = ruling && `${page}:${fence.line} ${ruling.message}. ${ruling.fix}`;
  if (changed.length === 0 && wrong === undefined) return undefined;
  const text = (parts: typeof was.parts): string => changed.map((key) => parts[key]).join('\n');
  return {
    title: `${page}:${fence.line} (${changed.join(', ')})`,
    diff: difference(text(was.parts), text(is.parts)),
    wrong,
  };
}

/** The lines that differ, with one around them, as Git prints them. */
function difference(before: string, after: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));
  try {
    for (const [name, text] of Object.entries({before, after})) writeFileSync(path.join(folder, name), `${text}\n`);
    const {stdout} = spawnSync('git', ['diff', '--no-index', '--no-color', '-U1', 'before', 'after'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout.replace(/^(?:diff|index|---|\+\+\+) .*\n/gm, '').trimEnd();
  } finally {
    rmSync(folder, {recursive: true});
  }
}

async function apiParts({version, before, after}: Compared): Promise<readonly string[]> {
  const services = {before: createApiService(before), after: createApiService(after)};
  const [was, is] = await Promise.all([services.before.model(version), services.after.model(version)]);
  // Newest first, with names that tell the two apart.
  const {added, removed, changed} = compareModels([
    {...is, version: 'after'},
    {...was, version: 'before'},
  ]).changesOf('after');
  const newlyDeprecated = deprecatedItems(is).filter(({key}) => !deprecatedItems(was).some((old) => old.key === key));
  const followed = async (name: 'before' | 'after', model: ApiModel): Promise<string> => {
    const successors = findSuccessors(model, await services[name].index(version));
    const all = deprecatedItems(model);
    const found = all.filter(({module, item}) => successors.of(module, item) !== undefined);
    return `${found.length} of ${all.length}`;
  };
  const counts = [was, is].map(apiRows);
  const rows = (counts[0] ?? []).map((row, index) =>
    row.map((cell, column) => {
      const now = counts[1]?.[index]?.[column];
      return now === undefined || now === cell ? cell : `**${cell} → ${now}**`;
    }),
  );
  const shares = `Deprecated names with a successor: ${await followed('before', was)} before, ${await followed('after', is)} now.`;
  return [
    '## API',
    ...section('Added', added.map(signature)),
    ...section('Removed', removed.map(signature)),
    ...section(
      'Deprecated',
      newlyDeprecated.map(({module, item}) => `\`${fullName(module, item.name)}\`: ${item.deprecated?.reason}`),
    ),
    ...section(
      'Another signature',
      changed.map(
        ({module, item, before: old, now}) => `\`${fullName(module, item.name)}\`:\n\n${fenced(difference(old, now))}`,
      ),
    ),
    `### Counts to confirm\n\n${table([[...API_COLUMNS], ...rows].map((row) => row.slice(1)))}\n\n${shares}`,
  ];
}

function deprecatedItems({
  modules,
}: ApiModel): readonly {key: string; module: ApiModule; item: VersionedItem['item']}[] {
  return modules
    .filter((module) => isPublicModule(module) && module.aliasOf === undefined)
    .flatMap((module) =>
      shownItems(module)
        .filter((item) => item.deprecated !== undefined)
        .map((item) => ({key: itemKey(module, item), module, item})),
    );
}

const signature = ({module, item}: VersionedItem): string =>
  `\`${fullName(module, item.name)}\`: \`${oneLine(item.signature)}\``;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const section = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`### ${title} (${items.length})\n\n${list(items)}`];
const fenced = (diff: string): string => `\`\`\`\`diff\n${diff}\n\`\`\`\``;
const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Lines of the repository that name the former releases, but don't only pin them. */
function pagesToRead({before, former}: Compared): readonly string[] {
  const patterns = former.flatMap((release) => ['-e', release]);
  const found = execFileSync(
    'git',
    ['grep', '--fixed-strings', '--word-regexp', '-n', ...patterns, '--', '.', ':!package*.json', ':!ledger'],
    {cwd: before.siteDir, encoding: 'utf8', maxBuffer: 1 << 26},
  );
  const lines = found.split('\n').flatMap((line) => {
    const [, place, text = ''] = /^([^:]+:\d+):\s*(.*)$/.exec(line) ?? [];
    return place === undefined ? [] : [`${place} \`${text.slice(0, 120).replaceAll('`', "'")}\``];
  });
  return [
    `## Read again\n\nThese lines name ${former.join(' or ')}. Guides print what tools say: run those that changed with \`npm run guides\`.`,
    list(lines),
  ];
}
