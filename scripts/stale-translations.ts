/**
 * Lists translated pages whose source has changed since they were translated: `npm run translations:stale -- fr`. A
 * page is stale if its source has a commit that isn't an ancestor of the translation's last commit.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {sourceOfTranslation} from '../src/lib/routes/translation-source';

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8'}).trim();

/** Commits that changed `source` after the last one that changed `translation`. */
function commitsSince(translation: string, source: string): string[] {
  const last = git('log', '-1', '--format=%H', '--', translation);
  return last === '' ? [] : git('log', '--format=%h %s', `${last}..HEAD`, '--', source).split('\n').filter(Boolean);
}

function main(locale: string | undefined): number {
  if (!locale || !fs.existsSync(path.join('i18n', locale))) {
    console.error(
      `The folder i18n/${locale ?? '<locale>'} doesn't exist. Name a locale that has translations: npm run translations:stale -- fr`,
    );
    return 1;
  }
  const files = fs.readdirSync(path.join('i18n', locale), {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => /\.mdx?$/.test(file)).map((file) => file.replaceAll(path.sep, '/'));
  let stale = 0;
  for (const page of pages.sort()) {
    const source = sourceOfTranslation(page);
    const translation = `i18n/${locale}/${page}`;
    if (source === undefined) continue;
    if (!fs.existsSync(source)) {
      console.log(`${translation}: its source ${source} is gone. Delete the translation or move it.`);
      stale += 1;
      continue;
    }
    const commits = commitsSince(translation, source);
    if (commits.length === 0) continue;
    stale += 1;
    console.log(`${translation}: ${source} has changed since:\n${commits.map((commit) => `  ${commit}`).join('\n')}`);
  }
  console.log(`${pages.length} translated pages, ${stale} to look at.`);
  return 0;
}

process.exit(main(process.argv[2]));
