/** No page of a manual mentions a language feature its version doesn't have; the compilers say which it has. */
import fs from 'node:fs';
import path from 'node:path';
import {jobOf} from '../../src/compilers/build/compile';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {allVersions, versionLines} from '../../src/config/versions';
import {worksIn} from '../../src/examples/build/works-in';
import {readExamples} from '../../src/examples/core/fence/example';
import {splitFiles} from '../../src/examples/core/fence/files';
import {scanFences} from '../../src/examples/core/fence/scan';
import {ALLOWED} from './version-features/allowed';
import type {Feature} from './version-features/feature';
import {LIBRARIES} from './version-features/libraries';
import {SYNTAX} from './version-features/syntax';
import {successors} from '../../src/hosting/core/redirects';
import {shortVersion} from '../../src/kit/core/version';

type Page = {
  readonly file: string;
  readonly id: string;
  readonly version: string;
  readonly prose: string;
  readonly code: string;
};

const FEATURES = [...SYNTAX, ...LIBRARIES];
const EXAMPLES = ['res', 'resi', 're', 'ml'];

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);
const manuals = allVersions(versionLines.default);
const versions = manuals.map(({id}) => id);
const runnable = manuals.filter(({compiler}) => service.unavailable(compiler) === undefined);
const pages = versions.flatMap(readPages);

function readPages(version: string): readonly Page[] {
  const folder = version === versionLines.default.next?.id ? 'docs' : `versioned_docs/version-${version}`;
  return fs
    .readdirSync(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name): Page => {
      const file = `${folder}/${name}`;
      const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
      // An example that must not compile is proof that the version doesn't have what it shows.
      const examples = scanFences(source).filter(
        ({language, meta}) => EXAMPLES.includes(language) && !/\berror=/.test(meta),
      );
      return {
        file,
        id: path.basename(name, '.mdx'),
        version,
        prose: source.replace(/^(`{3,})(?:res|resi|re|ml)\b[\s\S]*?^\1$/gm, ''),
        code: examples.map(({code}) => withoutJavaScript(code)).join('\n'),
      };
    });
}

/** JavaScript in an example may use what JavaScript has. */
function withoutJavaScript(code: string): string {
  return code
    .replace(/%raw\(`[^`]*`\)/g, '%raw()')
    .replace(/\[%(?:bs\.)?raw\s*\{(\w*)\|[\s\S]*?\|\1\}\s*\]/g, '[%raw]');
}

async function has(compiler: string, feature: Feature): Promise<boolean> {
  if ('ships' in feature) return feature.ships(service.toolchain(compiler));
  const {files} = splitFiles(`${feature.sample}\n`, 'res', 1);
  const {ok, js} = await service.compile(compiler, {
    files: files.map(({name, code}) => ({name, code})),
    module: 'esmodule',
    typescript: false,
    warningIsError: false,
  });
  return ok && (feature.emits?.test(js.at(-1)?.code ?? '') ?? true);
}

const mentions = ({prose, code}: Page, feature: Feature): string | undefined =>
  (feature.prose?.exec(prose) ?? feature.code?.exec(code))?.[0];

/** The page an exception is about, also if it has another name in the next version. */
const pageOf = (id: string, version: string): Page | undefined =>
  [id, ...(successors['default']?.[id] ?? [])].flatMap((name) =>
    pages.filter((page) => page.id === name && page.version === version),
  )[0];

test('finds the pages of all manuals', () => {
  expect(versions.length).toBeGreaterThanOrEqual(5);
  for (const version of versions) {
    expect(pages.filter((page) => page.version === version).length).toBeGreaterThan(45);
  }
});

test.each(FEATURES)(
  'the compilers agree on which versions have: $name',
  async (feature) => {
    const found = await Promise.all(
      runnable.map(async ({id, compiler}) => ({version: id, has: await has(compiler, feature)})),
    );
    expect(found).toEqual(runnable.map(({id}) => ({version: id, has: feature.versions.includes(id)})));
  },
  60_000,
);

test('a feature some versions lack has a pattern to find it by', () => {
  const without = FEATURES.filter(
    ({versions: own, prose, code}) => own.length === versions.length || (!prose && !code),
  );
  expect(without.map(({name}) => name)).toEqual([]);
});

describe.each(
  versions.flatMap((version, at) => {
    const before = versions[at + 1];
    // A cut leaves a copy that is about the version before, until someone writes the next version's.
    const former = `What's new in version ${/\d+/.exec(before ?? '')?.[0]}`;
    const page = pages.find((other) => other.id === 'whats-new' && other.version === version);
    return page && before !== undefined && !page.prose.includes(former) ? [{file: page.file, version, before}] : [];
  }),
)('$file', ({file, version, before}) => {
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');

  test('has each feature the version brought or no longer has', () => {
    const missing = FEATURES.filter(
      (feature) =>
        feature.versions.includes(version) !== feature.versions.includes(before) &&
        ![feature.prose, feature.code].some((pattern) => pattern?.test(source)),
    );
    expect(missing.map(({name}) => name)).toEqual([]);
  });

  test('shows examples of what is new that the version before rejects or compiles to something else', async () => {
    const news = /^## .*#new \*\/\}\n(.*?)^## /ms.exec(source)?.[1] ?? '';
    const {fences} = readExamples(scanFences(news), {version, mayChooseVersion: false, compilers: service.toolchains});
    const examples = fences.flatMap(({example}) => example ?? []);
    const old = await Promise.all(
      examples.map(async (example) => {
        const outcome = await service.compile(version, jobOf(example.files, example.fence));
        const results = await worksIn(service, example, outcome);
        const inBefore = results.find((one) => one.version === shortVersion(before));
        return inBefore?.result === 'same' ? [example.files[0]?.code] : [];
      }),
    );
    expect(examples.length).toBeGreaterThan(0);
    expect(old.flat()).toEqual([]);
  });
});

test('no page mentions a feature its version does not have', () => {
  const problems = pages.flatMap((page) =>
    FEATURES.filter(
      ({name, versions: own}) =>
        !own.includes(page.version) &&
        !ALLOWED.some(
          ({page: id, versions: allowed, feature}) =>
            feature === name && allowed.includes(page.version) && pageOf(id, page.version) === page,
        ),
    ).flatMap((feature) => {
      const words = mentions(page, feature);
      return words === undefined
        ? []
        : [
            `${page.file} mentions ${JSON.stringify(words)}, but ${page.version} doesn't have ${feature.name}. If it has to, add it to tests/content/version-features/allowed.ts.`,
          ];
    }),
  );
  expect(problems.join('\n')).toBe('');
});

test('every exception is still needed', () => {
  const unneeded = ALLOWED.flatMap(({page: id, versions: allowed, feature: name}) =>
    allowed
      .filter((version) => {
        const page = pageOf(id, version);
        const feature = FEATURES.find((other) => other.name === name);
        return !page || !feature || feature.versions.includes(version) || mentions(page, feature) === undefined;
      })
      .map(
        (version) =>
          `${id} of ${version} doesn't mention ${name} any more. Remove the exception from tests/content/version-features/allowed.ts.`,
      ),
  );
  expect(unneeded).toEqual([]);
});
