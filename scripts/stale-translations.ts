/**
 * Lists translated pages whose source has changed since they were translated: `npm run translations:stale -- fr`.
 * "Since" is git's order of commits: a page is stale when its source has a commit that its translation's last one does not include.
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
    console.error(`There is no folder i18n/${locale ?? '<locale>'}. Name a locale that has translations: npm run translations:stale -- fr`);
    return 1;
  }
  const files = fs.readdirSync(path.join('i18n', locale), {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => /\.mdx?$/.test(file)).map((file) => file.replaceAll(path.sep, '/'));
  let stale = 0;
  for (const page of pages.sort()) {
    const source = sourceOfTranslation(page);
    const translation = `i18n/${locale}/${page}`;
    if (source === undefined || !fs.existsSync(source)) {
      console.log(`${translation}: its source ${source ?? ''} is gone. Delete the translation or move it.`);
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
