import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

export type CarouselImage = {
  /** Path of a file below static/, 3:2, such as /img/community/forum.svg. */
  readonly src: string;
  /** What the picture shows. */
  readonly alt: string;
};

type CarouselProps = {
  /** What the pictures have in common; readers who cannot see them hear it. */
  readonly label: string;
  readonly images: readonly CarouselImage[];
  /** Goes on by itself after so many ms, until the reader chooses a picture. Without it, it stands still. */
  readonly interval?: number;
};

/**
 * Pictures of which one shows. The dots are radio buttons, and a picture is a label of the next one's, so a click
 * on either works without scripts, and after the last comes the first. src/client/carousel.ts adds the rest.
 */
export default function Carousel({label, images, interval}: CarouselProps): ReactNode {
  const name = useId();
  return (
    <div className={styles.carousel} role="radiogroup" aria-label={label} data-carousel {...(interval !== undefined && {'data-interval': interval})}>
      {images.map((image, index) => (
        <Slide key={image.src} {...image} name={name} index={index} count={images.length} />
      ))}
    </div>
  );
}

type SlideProps = CarouselImage & {readonly name: string; readonly index: number; readonly count: number};

function Slide({src, alt, name, index, count}: SlideProps): ReactNode {
  const position = translate(
    {id: 'site.carousel.dot', message: 'Picture {position} of {count}', description: 'Name of a dot of a picture carousel'},
    {position: index + 1, count},
  );
  return (
    <>
      <input className={styles.dot} type="radio" name={name} id={`${name}${index}`} defaultChecked={index === 0} aria-label={position} />
      <label className={styles.picture} htmlFor={`${name}${(index + 1) % count}`}>
        <img src={useBaseUrl(src)} alt={alt} width="1200" height="800" loading="lazy" decoding="async" draggable={false} />
      </label>
    </>
  );
}
