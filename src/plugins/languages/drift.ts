/** Which translated pages are stale, from Git's history. */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {changedSections, type ChangedSection} from '../../lib/languages/sections';
import {sourceOfTranslation} from '../../lib/routes/translation-source';

/** A translated page. Paths are relative to the site's folder. */
export type TranslatedPage = {
  readonly file: string;
  readonly source: string;
  /** What has changed in the source since the last commit of the translation; undefined if the source is gone. */
  readonly changes: readonly ChangedSection[] | undefined;
};

/** The translated pages of a language, sorted. A page that isn't committed yet has no changes. */
export function translatedPages(siteDir: string, id: string): readonly TranslatedPage[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  const folder = path.join(siteDir, 'i18n', id);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.mdx?$/.test(file));
  return files.sort().flatMap((name): TranslatedPage[] => {
    const page = name.replaceAll(path.sep, '/');
    const source = sourceOfTranslation(page);
    if (source === undefined) return [];
    const file = `i18n/${id}/${page}`;
    if (!existsSync(path.join(siteDir, source))) return [{file, source, changes: undefined}];
    const commit = git('log', '-1', '--format=%H', '--', file).trim();
    const before = commit === '' ? undefined : sourceAt(commit, source, git);
    const after = readFileSync(path.join(siteDir, source), 'utf8');
    return [{file, source, changes: before === undefined ? [] : changedSections(before, after)}];
  });
}

/** A source at a commit; undefined if it didn't exist there. */
function sourceAt(commit: string, source: string, git: (...args: string[]) => string): string | undefined {
  try {
    return git('show', `${commit}:./${source}`);
  } catch {
    return undefined;
  }
}
