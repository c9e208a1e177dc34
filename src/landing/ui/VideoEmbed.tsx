import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import recordings from '@site/src/landing/core/recordings.json';

type VideoEmbedProps = {
  /** An MP4 file of a recording, such as /videos/fast-build.mp4; a WebM of the same name is offered first. */
  readonly src: string;
  /** For readers who can't see it. */
  readonly alt: string;
};

const FRAME = {
  inlineSize: '100%',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
};

/** A recording of the front page, with controls. Only its first frame is loaded until the reader plays it. */
export default function VideoEmbed({src, alt}: VideoEmbedProps): ReactNode {
  const mp4 = useBaseUrl(src);
  const recording = Object.values(recordings).find(({video}) => `${video.src}.mp4` === src);
  if (!recording) throw new Error(`There is no recording ${src} in src/landing/core/recordings.json.`);
  const {width, height} = recording.video;
  // The shape is reserved, so that nothing moves when the video is loaded.
  return (
    <video
      style={{...FRAME, aspectRatio: `${width} / ${height}`}}
      controls
      preload="metadata"
      playsInline
      aria-label={alt}
    >
      <source src={mp4.replace(/\.mp4$/, '.webm')} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </video>
  );
}
