import {render} from '@testing-library/react';
import Video from '../../../src/components/Video';

jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: (path: string) => `/base${path}`}));

test('a video offers WebM, then MP4, over a poster, and loads nothing by itself', () => {
  const {container} = render(<Video src="/videos/demo" alt="What happens" width={1200} height={900} />);
  const video = container.querySelector('video')!;
  expect([...video.querySelectorAll('source')].map(({type, src}) => [type, new URL(src).pathname])).toEqual([
    ['video/webm', '/base/videos/demo.webm'],
    ['video/mp4', '/base/videos/demo.mp4'],
  ]);
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('aria-label', 'What happens');
  expect(video).toHaveProperty('autoplay', false);
  expect(video).toHaveProperty('loop', true);
  expect(container.querySelector('img')).toHaveAttribute('src', '/base/videos/demo.avif');
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('without scripts it has the browser\'s controls, and our button hides', () => {
  const {container} = render(<Video src="/videos/demo" alt="What happens" width={1200} height={900} />);
  expect(container.querySelector('video')).toHaveProperty('controls', true);
  expect(container.querySelector('button')).not.toBeVisible();
});
