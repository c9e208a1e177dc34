import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderAsync, type ResvgRenderOptions} from '@resvg/resvg-js';
import {convert} from 'fontverter';
import {cardPath, parseCardText} from '../core/card';
import {drawCard} from '../core/draw';
import {readHead, type PageHead} from '../core/page-head';
import {isTranslationBuild} from '../../kit/build/translation-build';
import {createPool} from '../../kit/core/async';
import {openFileCache} from './file-cache';
import {readBuild} from './read-build';

const CACHE = path.resolve('.cache/cards');
const WEIGHTS = [500, 700];
/** Cards rendered at a time, on other threads. One is ready when another is done, and files can still be read. */
const AT_ONCE = 2;

/** A card that pages refer to: its image file, relative to the build, and the text on it. */
type WantedCard = {readonly file: string; readonly text: string};

/**
 * The cards that pages refer to, without duplicates. Throws for a page without a card, and for a card whose URL doesn't
 * match its text. @param site origin and path of the site, with a trailing slash
 */
export function wantedCards(
  pages: readonly (Pick<PageHead, 'image' | 'imageText'> & {readonly address: string})[],
  site: string,
): WantedCard[] {
  const cards = new Map<string, string>();
  for (const {address, image, imageText} of pages) {
    if (image === undefined || imageText === undefined)
      throw new Error(`${address} has no card image. Add a PageCard (src/hosting/ui/PageCard.tsx) to its layout.`);
    if (!image.startsWith(site)) throw new Error(`${address} has the card image ${image}, which is not below ${site}.`);
    const file = image.slice(site.length);
    if (!`/${file}`.endsWith(cardPath(parseCardText(imageText))))
      throw new Error(`${address} has the card image ${image}, which doesn't match its text "${imageText}".`);
    cards.set(file, imageText);
  }
  return [...cards].map(([file, text]) => ({file, text}));
}

/** The renderer's options for text, with the cards' fonts. It only reads uncompressed files. */
export async function cardFonts(): Promise<NonNullable<ResvgRenderOptions['font']>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'card-fonts-'));
  process.once('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
  const fontFiles = WEIGHTS.map((weight) => path.join(folder, `${weight}.ttf`));
  for (const [at, weight] of WEIGHTS.entries()) {
    const woff = fs.readFileSync(require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`));
    fs.writeFileSync(fontFiles[at]!, await convert(woff, 'sfnt'));
  }
  return {fontFiles, loadSystemFonts: false, defaultFontFamily: 'Geist'};
}

/** Renders SVG documents as PNG files, on other threads. */
async function createRenderer(): Promise<(svg: string) => Promise<Buffer>> {
  const font = await cardFonts();
  return async (svg) => (await renderAsync(svg, {font})).asPng();
}

/**
 * Writes the cards into the build. Cards that haven't changed are copied from the cache.
 * @param cache folder with the cards of earlier builds
 * @returns how many had to be rendered
 */
export async function writeCards(root: string, cards: readonly WantedCard[], cache = CACHE): Promise<number> {
  const fileCache = await openFileCache(cache);
  const pool = createPool(AT_ONCE);
  let render: ReturnType<typeof createRenderer> | undefined;
  const write = async ({file, text}: WantedCard): Promise<boolean> => {
    const svg = drawCard(parseCardText(text));
    const at = path.join(root, file);
    fs.mkdirSync(path.dirname(at), {recursive: true});
    return fileCache.restoreOrMake([svg], at, async () => (await (render ??= createRenderer()))(svg));
  };
  const drawn = await Promise.all(cards.map((card) => pool(() => write(card))));
  return drawn.filter(Boolean).length;
}

/** Renders the cards of a language's pages, while other plugins work on the main thread. Throws like `wantedCards`. */
export default function cards(context: LoadContext): Plugin {
  const {baseUrl, siteConfig} = context;
  return {
    name: 'cards',
    async postBuild({outDir}) {
      // Read at once, before another plugin writes into a page.
      const {pages} = readBuild(outDir, baseUrl);
      const heads = pages.map(({address, html}) => ({address, ...readHead(html)}));
      const wanted = wantedCards(heads, siteConfig.url + baseUrl);
      // A translation's folder is in that of the English pages, and its pages will name the images there.
      const root = isTranslationBuild(context) ? path.dirname(outDir) : outDir;
      logger.info(`Cards: ${wanted.length} images, ${await writeCards(root, wanted)} of them rendered`);
    },
  };
}
