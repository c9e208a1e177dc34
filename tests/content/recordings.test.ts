import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import recordings from '../../src/landing/core/recordings.json';

const MAX_VIDEO_BYTES = 600_000;
const MAX_POSTER_BYTES = 30_000;
const file = (src: string, ending: string): string => path.join(process.cwd(), 'static', `${src}.${ending}`);

const recorded = Object.values(recordings).flatMap(({video: {src, narrow, ...size}}) => [
  [src, size] as const,
  [`${src}-narrow`, narrow] as const,
]);

describe.each(recorded)('%s', (src, size) => {
  test.each(['webm', 'mp4'])('exists as %s, under 600 kB and without audio', (ending) => {
    expect(statSync(file(src, ending)).size).toBeLessThan(MAX_VIDEO_BYTES);
    const content = readFileSync(file(src, ending)).toString('latin1');
    expect(content).toContain(ending === 'webm' ? 'V_VP9' : 'avc1');
    expect(content).not.toMatch(/A_OPUS|A_VORBIS|mp4a|soun\0/);
  });
  test('has the size that the page reserves for it', () => {
    const content = readFileSync(file(src, 'mp4'));
    // A sample entry has 24 bytes between its name and its size: ISO/IEC 14496-12, 12.1.3.
    const at = content.indexOf('avc1', content.indexOf('stsd')) + 4 + 24;
    expect({width: content.readUInt16BE(at), height: content.readUInt16BE(at + 2)}).toEqual(size);
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
