import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../kit/build/files/text';
import {sharedBase} from '../../kit/build/translation-build';
import {versionLines} from '../../config/versions';
import {createHighlighter} from '../../compilers/build/highlight';
import {compilerServiceOf, type CompilerService} from '../../compilers/build/service';
import {releaseOf} from '../../compilers/build/toolchain';
import {exampleTypes} from '../../examples/build/page-types';
import {runPlan} from '../../examples/build/run-plan';
import {jobOf} from '../../compilers/build/compile';
import {writePageData} from '../../examples/build/page-data';
import type {TypeSources} from '../../examples/build/page-types';
import type {Example} from '../../examples/core/fence/example';
import {compileDemo, compileLandingExample} from './compile';
import {DEMOS, type Demo, type LandingExample} from '../core/landing-example';

const FOLDER = 'src/landing/core/examples';

type Loaded = Readonly<
  Record<string, {readonly shown: LandingExample & {readonly demo?: Demo}; readonly examples: readonly Example[]}>
>;

type LandingOptions = {
  /** What the API of a version documents: a card with a name's type leads there. */
  readonly apiNames: (siteDir: string) => TypeSources['apiNames'];
  /** Finds the slug of the page that explains a message; undefined if there is none. */
  readonly explainer: (siteDir: string) => Promise<(message: string) => string | undefined>;
};

/**
 * Compiles the sources with the latest compiler: `@generated/landing-examples/default/NAME.json` (kebab-case). The
 * build fails if one doesn't compile. Writes what readers can ask of the first one beside the page, as for examples.
 */
export default function landingExamples(context: LoadContext, {apiNames, explainer}: LandingOptions): Plugin<Loaded> {
  const {siteDir, baseUrl} = context;
  const folder = path.join(siteDir, FOLDER);
  const service = compilerServiceOf(siteDir);
  return {
    name: 'landing-examples',
    getPathsToWatch: () => [`${folder}/*.{res,resi}`],
    loadContent: async () => compileExamples(service, await explainer(siteDir), sharedBase(context)),
    async contentLoaded({content, actions}) {
      for (const [name, {shown}] of Object.entries(content)) await actions.createData(`${name}.json`, shown);
    },
    async postBuild({content, outDir}) {
      const page = {
        examples: Object.values(content).flatMap(({examples}) => examples),
        permalink: `${baseUrl}index`,
        api: versionLines.default.latest,
        tellsVersions: false,
        isReference: false,
      };
      await writePageData({service, apiNames: apiNames(siteDir), baseUrl}, [page], outDir);
    },
  };
}

/** Compiles the sources of the front page. @param find the slug of the page that explains a message */
async function compileExamples(
  service: CompilerService,
  find: (message: string) => string | undefined,
  base: string,
): Promise<Loaded> {
  const folder = path.join(service.siteDir, FOLDER);
  const highlight = createHighlighter(service);
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => ({name, code: await readText(path.join(folder, name))})));
  const sources = files.filter(({name}) => name.endsWith('.res'));
  const version = versionLines.default.latest.compiler;
  const release = releaseOf(service.toolchain(version).identity);
  const explain = (message: string): string | undefined => {
    const slug = find(message);
    // Pages about errors aren't translated.
    return slug === undefined ? undefined : `${base}errors/${slug}`;
  };
  const examples = sources.map(async (source): Promise<readonly [string, Loaded[string]]> => {
    const signatureFile = files.find(({name}) => name === `${source.name}i`);
    const example = await compileLandingExample({service, highlight, version, release}, source, signatureFile);
    const plan = DEMOS[source.name];
    if (!plan) return [kebabCase(source.name), {shown: example, examples: []}];
    const {demo, examples} = await compileDemo({service, highlight, version, explain}, source, plan);
    return [kebabCase(source.name), {shown: {...example, demo}, examples}];
  });
  return Object.fromEntries(await Promise.all(examples));
}

/** Asks what the front page asks. @param service reports its questions */
export async function landingQuestions(service: CompilerService): Promise<void> {
  const content = await compileExamples(service, () => undefined, '/');
  await Promise.all(
    Object.values(content)
      .flatMap(({examples}) => examples)
      .map(async (example) => {
        await exampleTypes(service, example);
        await runPlan(service, example, await service.compile(example.version, jobOf(example.files, example.fence)));
      }),
  );
}

/** `BookButton.res` is `book-button`. */
function kebabCase(file: string): string {
  return file
    .replace(/\.res$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase();
}
