import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CAROUSEL, CAROUSEL_INTERVAL} from '@site/src/lib/shell/media-attributes';
import styles from './styles.module.css';

export type CarouselImage = {
  /** Path of a file below static/, 3:2, such as /img/community/forum.svg. */
  readonly src: string;
  /** The picture's alt text. */
  readonly alt: string;
};

type CarouselProps = {
  /** What the pictures have in common, for screen readers. */
  readonly label: string;
  readonly images: readonly CarouselImage[];
  /** Advances by itself after this many ms, until the reader selects a picture. If missing, it doesn't advance. */
  readonly interval?: number;
};

/**
 * Shows one of several pictures. The dots are radio buttons, and each picture is a label for the next one's button, so clicking either works without JavaScript. After the last picture comes the first. src/client/carousel adds the rest.
 */
export default function Carousel({label, images, interval}: CarouselProps): ReactNode {
  const name = useId();
  return (
    <div
      className={styles.carousel}
      role="radiogroup"
      aria-label={label}
      {...{[CAROUSEL]: ''}}
      {...(interval !== undefined && {[CAROUSEL_INTERVAL]: interval})}
    >
      {images.map((image, index) => (
        <Slide key={image.src} {...image} name={name} index={index} count={images.length} />
      ))}
    </div>
  );
}

type SlideProps = CarouselImage & {readonly name: string; readonly index: number; readonly count: number};

function Slide({src, alt, name, index, count}: SlideProps): ReactNode {
  const position = translate(
    {
      id: 'site.carousel.dot',
      message: 'Picture {position} of {count}',
      description: 'Name of a dot of a picture carousel',
    },
    {position: index + 1, count},
  );
  return (
    <>
      <input
        className={styles.dot}
        type="radio"
        name={name}
        id={`${name}${index}`}
        defaultChecked={index === 0}
        aria-label={position}
      />
      <label className={styles.picture} htmlFor={`${name}${(index + 1) % count}`}>
        <img
          src={useBaseUrl(src)}
          alt={alt}
          width="1200"
          height="800"
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </label>
    </>
  );
}
