import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Carousel from '@site/src/components/Carousel';

/** What the community does, in three pictures. */
export default function CommunityCarousel(): ReactNode {
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
            message: 'Drawing: a question in the forum gets three answers, one of them marked as the solution.',
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
