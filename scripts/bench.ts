/**
 * Prints how long a build takes and how large the pages are: `npm run bench`. The numbers are for comparison; no test
 * depends on a timing. Sizes are gzip level 9.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const gzip = (file: string): number => zlib.gzipSync(fs.readFileSync(file), {level: 9}).length;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function build(): void {
  const start = performance.now();
  const {status} = spawnSync('docusaurus', ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed; run npm run build to see why.');
  console.log(`build                     ${seconds(start)}`);
}

function weights(): void {
  const files = fs.readdirSync('build', {recursive: true, encoding: 'utf8'}).map((file) => path.join('build', file));
  const sum = (pattern: RegExp): number =>
    files.filter((file) => pattern.test(file)).reduce((total, file) => total + gzip(file), 0);
  const html = files
    .filter(
      (file) =>
        /build[\\/]docs[\\/].*\.html$/.test(file) &&
        !file.endsWith('index.html') &&
        !fs.readFileSync(file, 'utf8').includes('http-equiv="refresh"'),
    )
    .map(gzip)
    .sort((a, b) => a - b);
  const at = (share: number): number => html[Math.floor((html.length - 1) * share)] ?? 0;
  console.log(`docs pages                ${html.length}`);
  console.log(`HTML of a docs page       median ${at(0.5)} B, 9 in 10 up to ${at(0.9)} B, largest ${at(1)} B`);
  console.log(`main bundle and runtime   ${sum(/assets[\\/]js[\\/](?:main|runtime~main)\.[\da-f]+\.js$/)} B`);
  console.log(`style sheets              ${sum(/assets[\\/]css[\\/].*\.css$/)} B`);
}

build();
weights();
