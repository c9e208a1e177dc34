/** Takes a screenshot of each different screen in a scene. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {withBrowser} from '../bench/built-site';
import {emptyPage, type Scene, type Shape} from './page';

/** An image and how long it is shown, in ms. */
export type Shot = {readonly file: string; readonly ms: number};

/** Writes the images to a folder. */
export function photograph({frames}: Scene, shape: Shape, folder: string, siteDir: string): Promise<readonly Shot[]> {
  return withBrowser([], async (browser) => {
    const page = await browser.newPage({viewport: shape});
    await page.setContent(emptyPage(siteDir, shape));
    const taken = new Map<string, string>();
    const shots: Shot[] = [];
    for (const {body, ms} of frames) {
      let file = taken.get(body);
      if (file === undefined) {
        file = path.join(folder, `${String(taken.size).padStart(4, '0')}.png`);
        await page.evaluate(async (html) => {
          document.body.innerHTML = html;
          await document.fonts.ready;
        }, body);
        await writeFile(file, await page.screenshot({type: 'png'}));
        taken.set(body, file);
      }
      shots.push({file, ms});
    }
    return shots;
  });
}
