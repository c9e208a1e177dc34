import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import recordings from '../../src/landing/core/recordings.json';

const MAX_VIDEO_BYTES = 600_000;
const MAX_POSTER_BYTES = 30_000;
const file = (src: string, ending: string): string => path.join(process.cwd(), 'static', `${src}.${ending}`);

describe.each(
  Object.values(recordings).flatMap(({video}) => [video.src, ...('narrow' in video ? [`${video.src}-narrow`] : [])]),
)('%s', (src) => {
  test.each(['webm', 'mp4'])('exists as %s, under 600 kB and without audio', (ending) => {
    expect(statSync(file(src, ending)).size).toBeLessThan(MAX_VIDEO_BYTES);
    const content = readFileSync(file(src, ending)).toString('latin1');
    expect(content).toContain(ending === 'webm' ? 'V_VP9' : 'avc1');
    expect(content).not.toMatch(/A_OPUS|A_VORBIS|mp4a|soun\0/);
  });
  test('has a poster', () => {
    expect(statSync(file(src, 'avif')).size).toBeLessThan(MAX_POSTER_BYTES);
  });
});

test('the page shows the recording’s numbers', () => {
  const {modules, changesMs, firstMs, cores} = recordings['fast-build'];
  expect(changesMs).toHaveLength(3);
  expect(Math.min(modules, cores, ...changesMs)).toBeGreaterThan(0);
  expect(Math.max(...changesMs)).toBeLessThan(firstMs);
});
