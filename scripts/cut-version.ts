/**
 * Cuts a version: `npm run version:cut -- v12.0.0 --next v13.0.0`, or `-- v0.13.0 --docs react`. The docusaurus CLI
 * copies the pages. Translations and `versions.ts` follow here, and everything else takes the versions from there.
 * `--dry-run` lists the steps.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {readTextSync} from '../src/kit/build/files/text';
import {TOOLCHAINS} from '../src/compilers/build/toolchains';
import {versionLines} from '../src/config/versions';
import {changedFiles, formatted, run} from './command';
import {cutInVersions} from '../src/app/build/versions/edit-versions';
import {
  cutProblems,
  cutSteps,
  nextCompiler,
  readCutWords,
  type CutFacts,
  type CutWords,
} from '../src/app/build/versions/plan-cut';
import {
  copyTranslations,
  labelsToDrop,
  pagesNaming,
  renameFolder,
  translationsToCopy,
  translationsToKeep,
} from '../src/app/build/versions/translations';

const VERSIONS = 'src/config/versions.ts';

/** Written by the docusaurus CLI, in its own layout. */
const filesOfTheCli = (docs: CutWords['docs'], version: string): readonly string[] =>
  docs === 'manual'
    ? ['versions.json', 'api_versions.json', `versioned_sidebars/version-${version}-sidebars.json`]
    : ['react_versions.json', `react_versioned_sidebars/version-${version}-sidebars.json`];

async function cut(words: CutWords, facts: CutFacts): Promise<void> {
  const {docs, version, next} = words;
  const commands = docs === 'manual' ? ['docs:version:copy', 'docs:version:api:copy'] : ['docs:version:react:copy'];
  for (const command of commands)
    execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', command, version], {
      stdio: 'inherit',
    });
  copyTranslations(docs, version, facts.line.latest.id);
  renameFolder(version, facts.line.latest.id);
  const newNext = next === undefined ? undefined : {id: next, compiler: nextCompiler(next, facts)};
  fs.writeFileSync(VERSIONS, cutInVersions(readTextSync(VERSIONS), docs, version, newNext));
  for (const file of [VERSIONS, ...filesOfTheCli(docs, version)])
    fs.writeFileSync(file, await formatted(file, readTextSync(file)));
  console.log(`${version} is cut. Look at it with npm start, run npm run examples and npm test, and commit.`);
}

async function main(): Promise<void> {
  const words = readCutWords(process.argv.slice(2));
  const facts: CutFacts = {
    line: versionLines[words.docs === 'manual' ? 'default' : 'react'],
    changed: changedFiles(),
    compilers: TOOLCHAINS.map(({version}) => version),
  };
  const problems = cutProblems(words, facts);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const translations = [...translationsToCopy(words.docs), ...translationsToKeep(words.docs, facts.line.latest.id)];
  const steps = cutSteps(words, facts, {
    copied: translations,
    changed: labelsToDrop(words.docs),
    naming: pagesNaming(facts.line.latest.id),
  });
  console.log(
    `${words.dryRun ? 'This would be done' : 'This is done'}:\n${steps.map((step) => `- ${step}`).join('\n')}`,
  );
  if (!words.dryRun) await cut(words, facts);
}

void run(main);
