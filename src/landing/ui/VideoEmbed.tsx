import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

type VideoEmbedProps = {
  /** An MP4 file below static/, such as /videos/build.mp4; a WebM of the same name is offered first. */
  readonly src: string;
  /** For readers who can't see it. */
  readonly alt: string;
};

/** That of the recordings, so that nothing moves when one is loaded. */
const SHAPE = {
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
};

/** A self-hosted video with controls. Only its first frame is loaded until the reader plays it. */
export default function VideoEmbed({src, alt}: VideoEmbedProps): ReactNode {
  const mp4 = useBaseUrl(src);
  return (
    <video style={SHAPE} controls preload="metadata" playsInline aria-label={alt}>
      <source src={mp4.replace(/\.mp4$/, '.webm')} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </video>
  );
}
