/**
 * Takes a screenshot of each different screen in a scene, and encodes them as WebM (VP9), MP4 (H.264) and a poster (AVIF),
 * without sound.
 */
import {spawnSync} from 'node:child_process';
import {statSync, writeFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {withBrowser} from '../bench/built-site';
import {emptyPage, type Scene, type Shape} from './page';

/** An image and how long it is shown, in ms. */
type Shot = {readonly file: string; readonly ms: number};

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

/** Maximum size of a video, in bytes. */
const MAX_VIDEO_BYTES = 600_000;

const VIDEOS = {
  webm: '-c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 1 -g 600 -cpu-used 2',
  mp4: '-c:v libx264 -crf 24 -preset veryslow -tune animation -g 600 -movflags +faststart',
};

/**
 * Encodes the upper part of the shots, `height` px high, to `${target}.webm`, `.mp4` and `.avif`. Throws if ffmpeg fails
 * or a video is too large.
 */
export function encode(shots: readonly Shot[], poster: Shot, height: number, target: string): void {
  const crop = `crop=iw:${height}:0:0`;
  const list = `${poster.file}.txt`;
  const lines = shots.map(({file, ms}) => `file '${file}'\nduration ${(ms / 1000).toFixed(4)}`);
  // The last image is listed twice, because ffmpeg ignores the duration of the last entry.
  writeFileSync(list, `ffconcat version 1.0\n${lines.join('\n')}\nfile '${shots.at(-1)?.file}'\n`);
  for (const [ending, codec] of Object.entries(VIDEOS)) {
    const video = `${target}.${ending}`;
    ffmpeg('-f concat -safe 0', list, `-vf ${crop},fps=30,format=yuv420p -an ${codec}`, video);
    const {size} = statSync(video);
    if (size > MAX_VIDEO_BYTES)
      throw new Error(`${video} has ${size} bytes, but the limit is ${MAX_VIDEO_BYTES}. Shorten the scene.`);
  }
  // Text stays sharp at this quality, and two posters load with the front page.
  const still = `-vf ${crop} -c:v libaom-av1 -still-picture 1 -crf 48 -cpu-used 3 -pix_fmt yuv420p`;
  ffmpeg('', poster.file, still, `${target}.avif`);
}

/** Options are separated by spaces. */
function ffmpeg(inputOptions: string, input: string, options: string, target: string): void {
  const args = [...`-y -v error ${inputOptions} -i`.split(/ +/), input, ...options.split(' '), target];
  const {status, error} = spawnSync('ffmpeg', args, {stdio: 'inherit'});
  if (status !== 0)
    throw new Error(
      `ffmpeg failed (${error?.message ?? `exit code ${status}`}). Install it with VP9, H.264 and AV1: apt-get install ffmpeg.`,
    );
}
