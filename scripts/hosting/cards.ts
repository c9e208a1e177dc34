import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {cardPath, parseCardText} from '../../src/lib/card/card';
import {drawCard} from '../../src/lib/card/draw';
import {readHead} from '../../src/lib/hosting/page-head';
import {encodePng} from './encode-png';
import type {Build} from './read-build';
import {openWoff} from './woff';

const CACHE = path.resolve('.cache/cards');
const WEIGHTS = [500, 700];

/** A card that pages announce: the file of its picture below the build, and the words on it. */
type WantedCard = {readonly file: string; readonly text: string};

/**
 * The cards that the pages of a build announce, each once.
 * @param site origin and path of the site, with a slash at its end.
 * Throws for a page without a card, or with one whose address was not made from its words.
 */
export function wantedCards({pages}: Pick<Build, 'pages'>, site: string): WantedCard[] {
  const cards = new Map<string, string>();
  for (const {address, html} of pages) {
    const {image, imageText} = readHead(html);
    if (image === undefined || imageText === undefined) throw new Error(`${address} announces no picture. Its layout has to show a PageCard (src/components/PageCard.tsx).`);
    if (!image.startsWith(site)) throw new Error(`${address} announces ${image}, which is not below ${site}.`);
    const file = image.slice(site.length);
    if (!`/${file}`.endsWith(cardPath(parseCardText(imageText)))) throw new Error(`${address} announces ${image}, which is not the picture of its words "${imageText}".`);
    cards.set(file, imageText);
  }
  return [...cards].map(([file, text]) => ({file, text}));
}

/** Draws SVG documents as PNG files. The renderer reads fonts from files only, and no compressed ones. */
function createRenderer(): (svg: string) => Buffer {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'card-fonts-'));
  const fontFiles = WEIGHTS.map((weight) => {
    const file = path.join(folder, `${weight}.ttf`);
    fs.writeFileSync(file, openWoff(fs.readFileSync(require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`))));
    return file;
  });
  process.once('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
  return (svg) => {
    const image = new Resvg(svg, {font: {fontFiles, loadSystemFonts: false, defaultFontFamily: 'Geist'}}).render();
    return encodePng(image.pixels, image.width, image.height);
  };
}

/** Writes the cards into the build; those whose drawing has not changed come from the cache. Returns how many were drawn. */
export function writeCards(root: string, cards: readonly WantedCard[]): number {
  let render: ((svg: string) => Buffer) | undefined;
  let drawn = 0;
  fs.mkdirSync(CACHE, {recursive: true});
  for (const {file, text} of cards) {
    const svg = drawCard(parseCardText(text));
    const cached = path.join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
    if (!fs.existsSync(cached)) {
      render ??= createRenderer();
      fs.writeFileSync(`${cached}.new`, render(svg));
      fs.renameSync(`${cached}.new`, cached);
      drawn += 1;
    }
    const at = path.join(root, file);
    fs.mkdirSync(path.dirname(at), {recursive: true});
    fs.copyFileSync(cached, at);
  }
  return drawn;
}
