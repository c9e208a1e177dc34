import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type VideoProps = {
  /** Path below static/ without its ending, such as /videos/fast-build: .webm, .mp4 and the poster .avif lie there. */
  readonly src: string;
  /** What happens in the video, in words, for readers who cannot see it. */
  readonly alt: string;
  /** Size of the recording in px. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
};

/**
 * A silent recording that plays while it is in view (src/client/video.ts) and can be stopped. Without scripts
 * it is the browser's player; nothing but the poster loads before the reader comes near.
 */
export default function Video({src, alt, width, height, className}: VideoProps): ReactNode {
  const path = useBaseUrl(src);
  return (
    <div className={clsx(styles.video, className)} data-video>
      <img className={styles.poster} src={`${path}.avif`} alt="" width={width} height={height} loading="lazy" decoding="async" />
      <video width={width} height={height} aria-label={alt} muted loop playsInline controls preload="none">
        <source src={`${path}.webm`} type="video/webm" />
        <source src={`${path}.mp4`} type="video/mp4" />
      </video>
      <button
        type="button"
        className={styles.toggle}
        hidden
        data-video-toggle
        data-state="paused"
        data-play-label={translate({id: 'site.video.play', message: 'Play the video', description: 'Name of the button on a stopped video'})}
        data-pause-label={translate({id: 'site.video.pause', message: 'Pause the video', description: 'Name of the button on a playing video'})}>
        <Icon name="play" />
        <Icon name="pause" />
      </button>
    </div>
  );
}
