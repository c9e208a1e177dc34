// Change: own links, code highlighted at build, and the components that pages use without importing them.
import Admonition from '@theme/Admonition';
import Details from '@theme/MDXComponents/Details';
import Heading from '@theme/MDXComponents/Heading';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import BuiltHtml from '@site/src/components/BuiltHtml';
import Carousel from '@site/src/components/Carousel';
import CommunityCarousel from '@site/src/components/CommunityCarousel';
import CodeBlock from '@site/src/components/CodeBlock';
import LinkBox from '@site/src/components/LinkBox';
import VideoEmbed from '@site/src/components/VideoEmbed';
import A from './A';

const components = {
  a: A,
  details: Details,
  h1: (props) => <Heading as="h1" {...props} />,
  h2: (props) => <Heading as="h2" {...props} />,
  h3: (props) => <Heading as="h3" {...props} />,
  h4: (props) => <Heading as="h4" {...props} />,
  h5: (props) => <Heading as="h5" {...props} />,
  h6: (props) => <Heading as="h6" {...props} />,
  admonition: Admonition,
  BuiltHtml,
  Carousel,
  CommunityCarousel,
  CodeBlock,
  LinkBox,
  VideoEmbed,
} satisfies Partial<MDXComponentsObject> & Record<string, unknown>;

export default components;
