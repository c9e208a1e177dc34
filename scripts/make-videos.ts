/**
 * Records the videos of the front page from real runs of the compiler and the build tool, and writes what was
 * measured to src/data/recordings.json: `npm run videos`, or with names for only those: `npm run videos interop`.
 * Needs Chromium and ffmpeg. Record on a machine that does nothing else, for the times shown are its own.
 */
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {versionLines} from '../src/config/versions';
import {createHighlighter} from '../src/plugins/examples/analysis';
import {createCompilerService} from '../src/plugins/examples/service';
import {encode} from './videos/encode';
import {HEIGHT, WIDTH} from './videos/page';
import {photograph} from './videos/render';
import {recordFastBuild} from './videos/scenes/fast-build';
import {recordInterop} from './videos/scenes/interop';
import {recordTypeBetter} from './videos/scenes/type-better';
import type {Scene} from './videos/screen';

const siteDir = process.cwd();
const dataFile = path.join(siteDir, 'src/data/recordings.json');
const service = createCompilerService({siteDir, cacheDir: path.join(siteDir, '.cache')});
const highlight = createHighlighter(siteDir, service);

/** Each recording: its scene, and the figures that the page tells about it. */
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
    if (!record) throw new Error(`There is no recording named ${name}: they are ${Object.keys(recordings).join(', ')}.`);
    const {scene, figures} = await record();
    const shots = path.join(await mkdtemp(path.join(tmpdir(), 'shots-')), name);
    const pictures = await photograph(scene, shots, siteDir);
    const poster = pictures[scene.poster];
    if (!poster) throw new Error(`The recording ${name} has no picture for its poster.`);
    await encode(pictures, poster, path.join(siteDir, 'static/videos', name));
    await rm(path.dirname(shots), {recursive: true, force: true});
    const data = JSON.parse(await readFile(dataFile, 'utf8')) as Record<string, unknown>;
    data[name] = {video: {src: `/videos/${name}`, width: WIDTH, height: HEIGHT}, ...figures};
    await writeFile(dataFile, `${JSON.stringify(data, undefined, 2)}\n`);
    const seconds = pictures.reduce((sum, {ms}) => sum + ms, 0) / 1000;
    console.log(`${name}: ${seconds.toFixed(1)} s, ${new Set(pictures.map(({file}) => file)).size} pictures ${JSON.stringify(figures ?? {})}`);
  }
}

void main();
