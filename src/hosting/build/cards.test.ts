import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {tagline} from '../../config/site';
import {cardPath, cardText} from '../core/card';
import {ARTWORK, drawCard} from '../core/draw';
import {cardFonts, wantedCards, writeCards} from './cards';

const SITE = 'https://a.example/';
const page = (image?: string, imageText?: string) => ({address: '/x', image, imageText});
const card = {title: 'Record', place: 'API v11'};

test('each image is listed once', () => {
  const one = page(SITE + cardPath(card).slice(1), cardText(card));
  expect(wantedCards([one, {...one, address: '/y'}], SITE)).toEqual([
    {file: cardPath(card).slice(1), text: 'Record | API v11'},
  ]);
});

test('a page without a card image, with a foreign one, or with one for a different text fails the build', () => {
  expect(() => wantedCards([page()], SITE)).toThrow('/x has no card image.');
  expect(() => wantedCards([page('https://b.example/1.png', 'x')], SITE)).toThrow(
    'which is not below https://a.example/',
  );
  expect(() => wantedCards([page(SITE + cardPath(card).slice(1), 'Other | words')], SITE)).toThrow(
    "doesn't match its text",
  );
});

test('cards are rendered once, side by side, and kept', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  const cards = ['Record', 'Variant', 'Array'].map((title) => ({
    file: cardPath({title, place: 'API v11'}).slice(1),
    text: cardText({title, place: 'API v11'}),
  }));
  const [root, cache] = [path.join(folder, 'build'), path.join(folder, 'cache')];
  expect(await writeCards(root, cards, cache)).toBe(3);
  const pictures = cards.map(({file}) => fs.readFileSync(path.join(root, file)));
  for (const png of pictures)
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1_200, 630]);
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(3);
  fs.rmSync(root, {recursive: true});
  expect(await writeCards(root, cards, cache)).toBe(0);
  expect(cards.map(({file}) => fs.readFileSync(path.join(root, file)))).toEqual(pictures);
  fs.rmSync(folder, {recursive: true});
});

test.each([tagline, 'ReScript Documentation'])('"%s" ends before the drawing', async (place) => {
  const font = await cardFonts();
  const svg = drawCard({title: 'The ReScript Programming Language', place});
  const lines = svg.match(/<text [^>]*font-weight="500"[^>]*>[^<]*<\/text>/g) ?? [];
  expect(lines.map((line) => line.replace(/<[^>]*>/g, '')).join(' ')).toBe(place);
  for (const line of lines) {
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Geist">${line}</svg>`;
    const {x, width} = new Resvg(alone, {font}).getBBox()!;
    expect(x + width).toBeLessThan(ARTWORK);
  }
});
