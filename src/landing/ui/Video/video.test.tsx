/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import Video from '.';

const demo = (
  <Video src="/videos/demo" alt="What happens" width={1200} height={900} narrow={{width: 720, height: 1000}} />
);

jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: (path: string) => `/base${path}`}));

test('a video offers WebM, then MP4, over a poster, in a shape of its own for phones, and loads nothing by itself', () => {
  const {container} = render(demo);
  const video = container.querySelector('video')!;
  expect(
    [...video.querySelectorAll('source')].map(({media, type, src}) => [media, type, new URL(src).pathname]),
  ).toEqual([
    ['(width < 40rem)', 'video/webm', '/base/videos/demo-narrow.webm'],
    ['(width < 40rem)', 'video/mp4', '/base/videos/demo-narrow.mp4'],
    ['', 'video/webm', '/base/videos/demo.webm'],
    ['', 'video/mp4', '/base/videos/demo.mp4'],
  ]);
  expect(container.querySelector('picture source')!.outerHTML).toBe(
    '<source media="(width < 40rem)" srcset="/base/videos/demo-narrow.avif" width="720" height="1000">',
  );
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('poster', 'data:,');
  expect(video).toHaveAttribute('aria-label', 'What happens');
  expect(video).toHaveProperty('autoplay', false);
  expect(video).toHaveProperty('loop', true);
  expect(video).toHaveProperty('controls', true);
  expect(container.querySelector('img')).toHaveAttribute('src', '/base/videos/demo.avif');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
