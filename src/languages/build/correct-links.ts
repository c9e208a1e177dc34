import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import {correctCopy, correctPage, withEnglishLinks, type LanguageSite} from '../core/links';
import {listFiles} from '../../hosting/build/read-build';

/**
 * Corrects the links between languages (src/languages/core/links.ts). Throws if a link of a translated page leads
 * nowhere.
 * @param url origin and base URL, with a trailing slash
 * @param languages those besides the default one
 * @returns a line about it
 */
export function correctLinks(root: string, url: string, languages: readonly string[]): string {
  const files = listFiles(root);
  const known = new Set(files);
  const has = (at: string): boolean => {
    const bare = at.replace(/\/$/, '');
    return known.has(bare === '' ? 'index.html' : bare) || known.has(`${bare}.html`) || known.has(`${bare}/index.html`);
  };
  const site: LanguageSite = {url, languages, has};
  const broken = new Set<string>();
  let corrected = 0;
  for (const file of files.filter((name) => /\.(?:html|md|txt|xml)$/.test(name))) {
    const language = languages.find((id) => file.startsWith(`${id}/`));
    const correct = file.endsWith('.html') ? correctPage : file.endsWith('.md') ? correctCopy : withEnglishLinks;
    if (language === undefined && correct === withEnglishLinks) continue;
    const at = path.join(root, file);
    const text = readTextSync(at);
    const done = correct(text, site);
    if (language !== undefined)
      for (const link of linksIn(done, new URL(url).pathname)) if (!has(link)) broken.add(`${file}: ${link}`);
    if (done === text) continue;
    fs.writeFileSync(at, done);
    corrected += 1;
  }
  if (broken.size > 0) throw new Error(`Links of translated pages lead nowhere:\n${[...broken].join('\n')}`);
  return `${languages.join(', ')}: ${corrected} files corrected`;
}

/** The paths that a page's links lead to, relative to the base URL. */
function linksIn(html: string, base: string): readonly string[] {
  const links = html.matchAll(/<a\s(?:[^>]*?\s)?href="?([^"\s>?#]+)/g);
  return [...links].flatMap(([, href = '']) => (href.startsWith(base) ? [decodeURI(href.slice(base.length))] : []));
}
