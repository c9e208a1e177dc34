import path from 'node:path';
import {sourceHash} from '../../kit/build/files/source-hash';
import {readText} from '../../kit/build/files/text';
import {pageCopy, copyText, withoutExamples} from '../core/copy';
import type {CopyPlace} from '../core/handlers';
import {createCache} from '../../compilers/build/cache';

/** A page as text for programs. */
export type CopyFile = {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** The text without examples. */
  readonly small: string;
};

export type CopyMaker = (htmlFile: string, place: CopyPlace) => Promise<CopyFile | undefined>;

/**
 * Makes copies, and keeps them in `.cache/markdown`: a page whose HTML hasn't changed isn't read again.
 * @param linkKey changes when the addresses of copies change that pages link to
 */
export function createCopyMaker(siteDir: string, linkKey: string): CopyMaker {
  const cache = createCache(path.join(siteDir, '.cache/markdown'));
  const code = sourceHash(path.join(__dirname, '../core/copy.ts'), path.join(siteDir, 'package-lock.json'));
  return async (htmlFile, place) => {
    const html = await readText(htmlFile);
    const start = html.search(/<main[\s>]/);
    const head = html
      .slice(0, html.indexOf('<body'))
      .match(/<title[^>]*>[^<]*<\/title>|<meta[^>]*name=["']?description[^>]*>/g);
    const {copyOf: _, ...facts} = place;
    const made = await cache.get([code, linkKey, facts, head, html.slice(start, html.lastIndexOf('</main>'))], () => {
      const copy = pageCopy(html, place);
      return Promise.resolve({
        copy: copy && {
          title: copy.title,
          description: copy.description,
          text: copyText(copy.tree),
          small: copyText(withoutExamples(copy.tree)),
        },
      });
    });
    return made.copy;
  };
}
