import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {VIDEO} from '@site/src/landing/core/media-attributes';
import styles from './styles.module.css';

type VideoProps = {
  /** Under static/, without the extension, such as /videos/fast-build: a .webm, an .mp4 and an .avif poster. */
  readonly src: string;
  /** For readers who can't see it. */
  readonly alt: string;
  /** Of the recording, in px. */
  readonly width: number;
  readonly height: number;
  /** Of the recording for phones; its files end in `-narrow`. */
  readonly narrow?: {readonly width: number; readonly height: number};
};

/** Windows that show the recording for phones. */
const NARROW = '(width < 40rem)';

/** A silent recording that plays while in view (src/landing/browser). Only the poster loads before that. */
export default function Video({src, alt, width, height, narrow}: VideoProps): ReactNode {
  const path = useBaseUrl(src);
  return (
    <div className={styles.video} {...{[VIDEO]: true}}>
      <picture>
        {narrow && <source media={NARROW} srcSet={`${path}-narrow.avif`} {...narrow} />}
        <img
          className={styles.poster}
          src={`${path}.avif`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {/* Without a poster of its own, even an empty one, Chromium's controls are a gray box over the picture. */}
      <video aria-label={alt} poster="data:," muted loop playsInline controls preload="none">
        {[...(narrow ? [{media: NARROW, file: `${path}-narrow`}] : []), {file: path}].flatMap(({file, ...when}) =>
          ['webm', 'mp4'].map((format) => (
            <source key={file + format} {...when} src={`${file}.${format}`} type={`video/${format}`} />
          )),
        )}
      </video>
    </div>
  );
}
