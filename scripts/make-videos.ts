/**
 * Records the front page's videos from real runs of the compiler and the build tool, and writes the measurements to
 * src/landing/core/recordings.json: `npm run videos`, or with names for only those: `npm run videos interop`. Requires Chromium
 * and ffmpeg. Record on an otherwise idle machine, because the videos show the times it needs.
 */
import fs from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {versionLines} from '../src/config/versions';
import {createHighlighter} from '../src/compilers/build/highlight';
import {compilerServiceOf} from '../src/compilers/build/service';
import {formatted} from './command';
import {encode, photograph} from './videos/encode';
import {SHAPES, type Scene} from './videos/page';
import {recordFastBuild, recordInterop, recordTypeBetter} from './videos/scenes';

const siteDir = process.cwd();
const dataFile = path.join(siteDir, 'src/landing/core/recordings.json');
const service = compilerServiceOf(siteDir);
const highlight = createHighlighter(service);

/** Each recording: its scene, and the numbers the page shows for it. */
const recordings: Readonly<Record<string, () => Promise<{readonly scene: Scene; readonly figures?: object}>>> = {
  'fast-build': async () => {
    const {scene, ...figures} = await recordFastBuild(siteDir, highlight);
    return {scene, figures: {...figures, cores: cpus().length}};
  },
  'type-better': async () => ({scene: await recordTypeBetter(siteDir, highlight)}),
  interop: async () => ({scene: await recordInterop(service, highlight, versionLines.default.latest.compiler)}),
};

async function main(): Promise<void> {
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(recordings);
  for (const name of wanted) {
    const record = recordings[name];
    if (!record) throw new Error(`Unknown recording ${name}. Recordings: ${Object.keys(recordings).join(', ')}.`);
    const {scene, figures = {}} = await record();
    const sizes = [];
    for (const [ending, shape] of Object.entries(SHAPES)) {
      const folder = fs.mkdtempSync(path.join(tmpdir(), 'shots-'));
      const {shots, height} = await photograph(scene, shape, folder, siteDir);
      const poster = shots[scene.poster];
      if (!poster) throw new Error(`The recording ${name} has no picture for its poster.`);
      encode(shots, poster, height, path.join(siteDir, 'static/videos', name + ending));
      fs.rmSync(folder, {recursive: true});
      sizes.push({width: shape.width, height});
    }
    const [wide, narrow] = sizes;
    const data = JSON.parse(readTextSync(dataFile)) as Record<string, unknown>;
    data[name] = {video: {src: `/videos/${name}`, ...wide, narrow}, ...figures};
    fs.writeFileSync(dataFile, await formatted(dataFile, JSON.stringify(data)));
    const seconds = scene.frames.reduce((sum, {ms}) => sum + ms, 0) / 1000;
    console.log(`${name}: ${seconds.toFixed(1)} s ${JSON.stringify(figures)}`);
  }
}

void main();
