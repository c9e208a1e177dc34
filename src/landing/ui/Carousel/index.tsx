import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CAROUSEL, CAROUSEL_INTERVAL} from '@site/src/landing/core/media-attributes';
import styles from './styles.module.css';

type CarouselImage = {
  /** A 3:2 file below static/, such as /img/community/forum.svg. */
  readonly src: string;
  readonly alt: string;
};

type CarouselProps = {
  /** For screen readers. */
  readonly label: string;
  readonly images: readonly CarouselImage[];
  /** In ms, until the reader selects a picture. If missing, it doesn't advance by itself. */
  readonly interval?: number;
};

/**
 * One of several pictures. The dots are radio buttons, and each picture is the label of the next one's, so clicking
 * either works without JavaScript. src/landing/browser adds the rest.
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

/** What the community does, in three pictures. */
export function CommunityCarousel(): ReactNode {
  return (
    <Carousel
      label={translate({
        id: 'site.community.pictures',
        message: 'Pictures of the community',
        description: 'Name of the picture carousel',
      })}
      images={[
        {
          src: '/img/community/forum.svg',
          alt: translate({
            id: 'site.community.forum',
            message: 'Drawing: a question in the forum gets three replies, one of them marked as the solution.',
            description: 'Text for a drawing',
          }),
        },
        {
          src: '/img/community/packages.svg',
          alt: translate({
            id: 'site.community.packages',
            message: 'Drawing: packages by many authors, connected to the compiler in the middle.',
            description: 'Text for a drawing',
          }),
        },
        {
          src: '/img/community/meetup.svg',
          alt: translate({
            id: 'site.community.meetup',
            message: 'Drawing: people in front of a stage with code on a screen.',
            description: 'Text for a drawing',
          }),
        },
      ]}
    />
  );
}
