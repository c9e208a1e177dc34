/**
 * What a cut does to the translations of every locale. Docusaurus itself only copies those of the running site's
 * locale.
 */
import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../../kit/build/files/text';
import {readRecord} from '../../../languages/core/sections';
import {followSource, sourceOf, staleSections, translatedPages} from '../../../languages/build/drift';
import type {CutDocs} from './edit-versions';

const I18N = 'i18n';
const FOLDERS = {
  manual: ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-docs-api'],
  react: ['docusaurus-plugin-content-docs-react'],
} as const;

/** The translations of the next version: folders of pages, and files of labels. */
export function translationsToCopy(docs: CutDocs): string[] {
  const locales = fs.existsSync(I18N) ? fs.readdirSync(I18N) : [];
  return locales
    .flatMap((locale) =>
      FOLDERS[docs].flatMap((folder) =>
        ['current', 'current.json'].map((name) => path.join(I18N, locale, folder, name)),
      ),
    )
    .filter((file) => fs.existsSync(file));
}

/**
 * The translated pages of the latest version that are up to date with the next version too, which isn't translated
 * itself: readers of the new latest version keep them.
 */
export function translationsToKeep(docs: CutDocs, latest: string): string[] {
  const locales = fs.existsSync(I18N) ? fs.readdirSync(I18N) : [];
  return locales
    .flatMap((locale) => translatedPages('.', locale))
    .map(({file}) => file)
    .filter((file) => {
      const next = file.replace(`/version-${latest}/`, '/current/');
      const source = sourceOf(next);
      if (next === file || source === undefined || !FOLDERS[docs].some((folder) => file.includes(`/${folder}/`)))
        return false;
      const record = readRecord(readTextSync(file));
      return (
        record !== undefined &&
        !fs.existsSync(next) &&
        fs.existsSync(source) &&
        staleSections(readTextSync(source), record).length === 0
      );
    });
}

/** Copies both to where Docusaurus looks for those of the version. @param latest the version before */
export function copyTranslations(docs: CutDocs, version: string, latest: string): void {
  for (const from of translationsToKeep(docs, latest))
    fs.cpSync(from, from.replace(`/version-${latest}/`, `/version-${version}/`), {recursive: true});
  for (const from of translationsToCopy(docs)) {
    const to = path.join(path.dirname(from), path.basename(from).replace('current', `version-${version}`));
    fs.cpSync(from, to, {recursive: true});
  }
  for (const file of labelsToDrop(docs)) fs.writeFileSync(file, withoutLabel(file));
}

/** The pages for people who translate, and their own translations, that name the folder of the latest version. */
export function pagesNaming(latest: string): string[] {
  const locales = fs.existsSync(I18N) ? fs.readdirSync(I18N) : [];
  const translated = locales.flatMap((locale) => translatedPages('.', locale)).map(({file}) => file);
  return [...fs.readdirSync('community').map((name) => `community/${name}`), ...translated].filter(
    (file) => /^community\/.*\.mdx$/.test(sourceOf(file) ?? file) && readTextSync(file).includes(`version-${latest}`),
  );
}

/** Writes the new latest version's folder into those pages. Translations that were up to date stay so. */
export function renameFolder(version: string, latest: string): void {
  const renamed = (text: string): string => text.replaceAll(`version-${latest}`, `version-${version}`);
  const before = new Map(pagesNaming(latest).map((file) => [file, readTextSync(file)]));
  for (const [file, text] of before) {
    const english = before.get(sourceOf(file) ?? '');
    const page = renamed(text);
    fs.writeFileSync(file, english === undefined ? page : followSource(page, english, renamed(english)));
  }
}

/**
 * The files of labels that name their version. Names aren't translated, and a copied one would be that from before the
 * cut.
 */
export function labelsToDrop(docs: CutDocs): string[] {
  const locales = fs.existsSync(I18N) ? fs.readdirSync(I18N) : [];
  return locales
    .flatMap((locale) => FOLDERS[docs].map((folder) => path.join(I18N, locale, folder)))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => /[\\/](?:current|version-[^\\/]*)\.json$/.test(file))
    .filter((file) => readTextSync(file) !== withoutLabel(file));
}

function withoutLabel(file: string): string {
  const {'version.label': _, ...labels} = JSON.parse(readTextSync(file)) as Record<string, unknown>;
  return `${JSON.stringify(labels, null, 2)}\n`;
}
