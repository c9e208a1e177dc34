/** A process that makes the Markdown copies of some pages: turning HTML into Markdown takes a processor a minute in all. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {createCache} from '../../compilers/build/cache';
import {sourceHash} from '../../kit/build/files/source-hash';
import {readText} from '../../kit/build/files/text';
import {copyText, pageCopy, withoutExamples} from '../core/copy';
import type {CopyPlace} from '../core/handlers';
import type {CopyWords} from '../core/words';

/** A page as text for programs. */
export type CopyFile = {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** The text without examples; of a page of the API, the text. */
  readonly small: string;
};

/** What a process copies. */
export type CopyShare = {
  readonly siteDir: string;
  readonly origin: string;
  readonly words: CopyWords;
  /** The addresses of the copies by the address of their page, with the base URL. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly jobs: readonly {
    /** What only this page's copy needs to know. */
    readonly facts: Pick<CopyPlace, 'page' | 'list' | 'bareLanguage'>;
    readonly from: string;
    readonly to: string;
  }[];
};

/** A page's address, with the base URL, and its copy. */
export type CopiedPage = readonly [page: string, copy: CopyFile];

/**
 * Makes copies, and keeps them in `.cache/markdown`: a page whose HTML hasn't changed isn't read again.
 * @param linkKey changes when the addresses of copies change that pages link to
 */
function createCopyMaker(siteDir: string, linkKey: string) {
  const cache = createCache(path.join(siteDir, '.cache/markdown'));
  const code = sourceHash(path.join(__dirname, '../core/copy.ts'), path.join(siteDir, 'package-lock.json'));
  return async (htmlFile: string, place: CopyPlace): Promise<CopyFile | undefined> => {
    const html = await readText(htmlFile);
    const start = html.search(/<main[\s>]/);
    const head = html
      .slice(0, html.indexOf('<body'))
      .match(/<title[^>]*>[^<]*<\/title>|<meta[^>]*name=["']?description[^>]*>/g);
    const {copyOf: _, ...facts} = place;
    const made = await cache.get(
      [code, linkKey, facts, head, html.slice(start, html.lastIndexOf('</main>'))],
      (): Promise<{readonly copy?: CopyFile}> => {
        const copy = pageCopy(html, place);
        if (!copy) return Promise.resolve({});
        const {title, description, tree} = copy;
        const text = copyText(tree);
        // llms-small.txt has no page of the API.
        const small = place.bareLanguage === undefined ? copyText(withoutExamples(tree)) : text;
        return Promise.resolve({copy: {title, description, text, small}});
      },
    );
    return made.copy;
  };
}

async function copyPages({siteDir, origin, words, addresses, jobs}: CopyShare): Promise<readonly CopiedPage[]> {
  const copyOf = (pathname: string): string | undefined => addresses.get(pathname.replace(/(.)\/$/, '$1'));
  const make = createCopyMaker(siteDir, [...addresses.keys()].join(' '));
  const copies: CopiedPage[] = [];
  for (const {facts, from, to} of jobs) {
    const copy = await make(from, {origin, words, copyOf, ...facts});
    if (!copy) continue;
    copies.push([facts.page, copy]);
    await fs.writeFile(to, copy.text);
  }
  return copies;
}

// The build disconnects, which ends this process, once it has the copies: an earlier exit could lose some of them.
process.on('message', (share: CopyShare) => {
  void copyPages(share).then((copies) => process.send?.(copies));
});
