/** Takes a screenshot of each different screen in a scene. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {withBrowser} from '../bench/built-site';
import {emptyPage, type Scene, type Shape} from './page';

/** An image and how long it is shown, in ms. */
export type Shot = {readonly file: string; readonly ms: number};

/** Space below the last line, in px. */
const MARGIN = 18;

/** The images of a scene, and how much of them to keep: the height that its longest screen fills, in px. */
type Photographs = {readonly shots: readonly Shot[]; readonly height: number};

/** Writes the images to a folder. */
export function photograph({frames}: Scene, shape: Shape, folder: string, siteDir: string): Promise<Photographs> {
  return withBrowser([], async (browser) => {
    const page = await browser.newPage({viewport: shape});
    await page.setContent(emptyPage(siteDir, shape));
    const taken = new Map<string, string>();
    const shots: Shot[] = [];
    let filled = 0;
    for (const {body, ms} of frames) {
      let file = taken.get(body);
      if (file === undefined) {
        file = path.join(folder, `${String(taken.size).padStart(4, '0')}.png`);
        const end = await page.evaluate(async (html) => {
          document.body.innerHTML = html;
          await document.fonts.ready;
          const text = document.createRange();
          text.selectNodeContents(document.querySelector('body > :last-child > pre')!);
          return text.getBoundingClientRect().bottom;
        }, body);
        filled = Math.max(filled, end);
        await writeFile(file, await page.screenshot({type: 'png'}));
        taken.set(body, file);
      }
      shots.push({file, ms});
    }
    // Encoders need an even number.
    return {shots, height: Math.min(shape.height, 2 * Math.ceil((filled + MARGIN) / 2))};
  });
}
