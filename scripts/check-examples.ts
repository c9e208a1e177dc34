/**
 * Compiles every example on every page with its version's compiler, runs the exercises, compares the results with the
 * pages, and writes the compilers' answers to `recorded/`: `npm run examples`. With paths, only those pages':
 * `npm run examples docs/record.mdx`.
 *
 * --check  writes nothing, and fails if a record isn't what this command would write, or if the compilers give other
 *          answers today: those of records that have changed since all were verified, and of a sample
 * --all    asks the compilers for every answer again; with --check, compares all of them
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {examplePages} from '../src/app/build/example-pages';
import {
  askedAgain,
  bySubject,
  markVerified,
  questionsToVerify,
  recordProblems,
  verify,
  writeRecords,
} from '../src/app/build/recorded';
import {askForOthers, askForPages} from '../src/app/build/site-questions';
import {checkPages} from '../src/examples/build/check';
import {collectPages} from '../src/examples/build/collect';
import {formatCounts, formatProblems} from '../src/examples/build/report';
import {createCompilerService, type Asked} from '../src/compilers/build/service';
import {checkExercises} from '../src/tutorial/build/check';
import {chosenPages, run} from './command';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {check: {type: 'boolean', default: false}, all: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const siteDir = process.cwd();
  const asked: Asked[] = [];
  const service = createCompilerService({
    siteDir,
    cacheDir: path.join(siteDir, '.cache'),
    usesRecords: values.check || 'repairing',
    onQuestion: (question) => void asked.push(question),
  });
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  const chosen = chosenPages('page', pages, positionals);
  const isWhole = chosen.length === pages.length;
  const report = await checkPages(service, chosen);
  const {exercises, problems: ofExercises} = await checkExercises(service, chosen);
  await askForPages(service, chosen);
  if (isWhole) await askForOthers(service);
  console.log(`${formatCounts(report)}\nExercises and steps of the tutorial: ${exercises}`);
  const problems = [...report.problems, ...ofExercises];
  const said = problems.length > 0 ? [formatProblems(problems)] : [];

  const subjects = bySubject(asked);
  const {recorded, cached, made} = service.counts();
  console.log(`Answers of the compilers: ${recorded} recorded, ${cached} from .cache, ${made} new`);
  if (values.check) {
    said.push(...recordProblems(service, subjects, isWhole));
    const {why, asked: again} = values.all
      ? {why: '--all', asked: [...subjects.values()].flat()}
      : questionsToVerify(siteDir, subjects, seed());
    console.log(`Answers to be verified: ${again.length} (${why})`);
    const different = await verify(service, again);
    console.log(`Answered differently: ${different.length}`);
    said.push(...different);
  } else {
    const changed = await writeRecords(service, values.all ? await askedAgain(service, subjects) : subjects, isWhole);
    for (const file of changed) console.log(`Wrote ${file}`);
    if (values.all && isWhole) await markVerified(siteDir);
  }
  if (said.length > 0) {
    console.error(`\n${said.join('\n')}`);
    process.exitCode = 1;
  }
}

/** The commit, so that each one has another sample; without Git, always the same. */
function seed(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8', stdio: 'pipe'});
  } catch {
    return '';
  }
}

void run(main);
