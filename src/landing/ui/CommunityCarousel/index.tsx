import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Carousel from '@site/src/landing/ui/Carousel';

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
          name: 'forum',
          alt: translate({
            id: 'site.community.forum',
            message: 'Drawing: a question in the forum gets three replies, one of them marked as the solution.',
            description: 'Text for a drawing',
          }),
        },
        {
          name: 'packages',
          alt: translate({
            id: 'site.community.packages',
            message: 'Drawing: packages by many authors, connected to the compiler in the middle.',
            description: 'Text for a drawing',
          }),
        },
        {
          name: 'meetup',
          alt: translate({
            id: 'site.community.meetup',
            message: 'Drawing: people in front of a stage with code on a screen.',
            description: 'Text for a drawing',
          }),
        },
      ].map(({name, alt}) => ({src: `/img/community/${name}.svg`, alt}))}
    />
  );
}
