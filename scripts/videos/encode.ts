/** Encodes images as WebM (VP9), MP4 (H.264) and a poster (AVIF), without sound. */
import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Shot} from './render';

/** Maximum size of a video, in bytes. */
const MAX_VIDEO_BYTES = 600_000;
const FPS = 30;

/** Encodes the shots to `${target}.webm`, `.mp4` and `.avif`. Throws if ffmpeg fails or a video is too large. */
export async function encode(shots: readonly Shot[], poster: Shot, target: string): Promise<void> {
  const list = path.join(path.dirname(poster.file), 'shots.txt');
  const last = shots.at(-1);
  // The last image is listed twice, because ffmpeg ignores the duration of the last entry.
  const lines = [
    ...shots.map(({file, ms}) => `file '${file}'\nduration ${(ms / 1000).toFixed(4)}`),
    ...(last ? [`file '${last.file}'`] : []),
  ];
  await writeFile(list, `ffconcat version 1.0\n${lines.join('\n')}\n`);
  const input = [
    ...'-y -v error -f concat -safe 0 -i'.split(' '),
    list,
    ...`-vf fps=${FPS},format=yuv420p -an`.split(' '),
  ];
  ffmpeg([...input, ...'-c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 1 -g 600 -cpu-used 2'.split(' '), `${target}.webm`]);
  ffmpeg([
    ...input,
    ...'-c:v libx264 -crf 24 -preset veryslow -tune animation -g 600 -movflags +faststart'.split(' '),
    `${target}.mp4`,
  ]);
  ffmpeg([
    ...'-y -v error -i'.split(' '),
    poster.file,
    ...'-c:v libaom-av1 -still-picture 1 -crf 36 -cpu-used 3 -pix_fmt yuv444p'.split(' '),
    `${target}.avif`,
  ]);
  for (const file of [`${target}.webm`, `${target}.mp4`]) {
    const {size} = statSync(file);
    if (size > MAX_VIDEO_BYTES)
      throw new Error(`${file} has ${size} bytes, but the limit is ${MAX_VIDEO_BYTES}. Shorten the scene.`);
  }
}

function ffmpeg(args: readonly string[]): void {
  const {status, error} = spawnSync('ffmpeg', args, {stdio: 'inherit'});
  if (status !== 0)
    throw new Error(
      `ffmpeg failed (${error?.message ?? `exit code ${status}`}). Install it with VP9, H.264 and AV1: apt-get install ffmpeg.`,
    );
}
