/** Makes the twins of a build from its HTML files. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {pageTwin, twinText, withoutExamples} from '../../lib/markdown-twin/twin';
import type {TwinPlace} from '../../lib/markdown-twin/handlers';
import {createCache} from '../examples/cache';

/** A page as text for machines. */
export type TwinFile = {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** The text without examples. */
  readonly small: string;
};

export type TwinMaker = (htmlFile: string, place: TwinPlace) => Promise<TwinFile | undefined>;

/**
 * Makes twins, and keeps them in `.cache/twins`: a page whose HTML has not changed is not read again.
 * @param linkKey changes when the addresses of twins change that pages link to
 */
export function createTwinMaker(siteDir: string, linkKey: string): TwinMaker {
  const cache = createCache(path.join(siteDir, '.cache/twins'));
  const code = fingerprint(siteDir);
  return async (htmlFile, place) => {
    const html = await fs.readFile(htmlFile, 'utf8');
    const start = html.search(/<main[\s>]/);
    const head = html.slice(0, html.indexOf('<body')).match(/<title[^>]*>[^<]*<\/title>|<meta[^>]*name=["']?description[^>]*>/g);
    const {twinOf: _, ...facts} = place;
    const made = await cache.get([code, linkKey, facts, head, html.slice(start, html.lastIndexOf('</main>'))], () => {
      const twin = pageTwin(html, place);
      return Promise.resolve({twin: twin && {title: twin.title, description: twin.description, text: twinText(twin.tree), small: twinText(withoutExamples(twin.tree))}});
    });
    return made.twin;
  };
}

/** What decides about a twin besides the page: our code, and the packages in the lock file. */
function fingerprint(siteDir: string): string {
  const folder = path.join(siteDir, 'src/lib/markdown-twin');
  const files = [...readdirSync(folder).sort().map((name) => path.join(folder, name)), path.join(siteDir, 'package-lock.json')];
  return files.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex');
}
