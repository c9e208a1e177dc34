// Change: our own links, code highlighted at build time, and the components that pages use without importing them.
import type {ComponentProps, ReactNode} from 'react';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Details from '@theme/MDXComponents/Details';
import Heading from '@theme/MDXComponents/Heading';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import BuiltHtml from '@site/src/kit/ui/BuiltHtml';
import Carousel, {CommunityCarousel} from '@site/src/landing/ui/Carousel';
import LinkBox from '@site/src/kit/ui/LinkBox';
import BuildPipelineDiagram from '@site/src/manual/ui/diagrams/BuildPipelineDiagram';
import ModuleResolutionDiagram from '@site/src/manual/ui/diagrams/ModuleResolutionDiagram';
import ValueRestrictionDiagram from '@site/src/manual/ui/diagrams/ValueRestrictionDiagram';
import VariantOutputDiagram from '@site/src/manual/ui/diagrams/VariantOutputDiagram';
import {Exercise, Goal, Hint, Solution, StartingCode, TutorialStep} from '@site/src/tutorial/ui';
import VideoEmbed from '@site/src/landing/ui/VideoEmbed';
import type {THEME_COMPONENTS} from '@site/src/config/page-components';
import {isWord, WORD} from '@site/src/kit/core/inline-code';
import {isExternalLink, pageLink} from '@site/src/manual/core/routes/links';

const components = {
  a: A,
  code: Code,
  details: Details,
  h1: (props) => <Heading as="h1" {...props} />,
  h2: (props) => <Heading as="h2" {...props} />,
  h3: (props) => <Heading as="h3" {...props} />,
  h4: (props) => <Heading as="h4" {...props} />,
  h5: (props) => <Heading as="h5" {...props} />,
  h6: (props) => <Heading as="h6" {...props} />,
  // A header has a text; the empty corner of a table is a cell.
  th: ({children, ...props}: ComponentProps<'th'>) => (children ? <th {...props}>{children}</th> : <td {...props} />),
  // A wide table scrolls, so the keyboard has to reach it.
  table: (props: ComponentProps<'table'>) => <table tabIndex={0} {...props} />,
  admonition: Admonition,
  BuildPipelineDiagram,
  BuiltHtml,
  Carousel,
  CommunityCarousel,
  CodeBlock,
  Exercise,
  Goal,
  Hint,
  LinkBox,
  ModuleResolutionDiagram,
  Solution,
  StartingCode,
  TutorialStep,
  ValueRestrictionDiagram,
  VariantOutputDiagram,
  VideoEmbed,
} satisfies Partial<MDXComponentsObject> & Record<(typeof THEME_COMPONENTS)[number], unknown>;

export default components;

function Code(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  return <code {...(typeof children === 'string' && isWord(children) && {className: WORD})} {...props} />;
}

/** HTML of `renderCodeBlock`: a single element for React, whatever it contains. */
function CodeBlock({html}: {readonly html: string}): ReactNode {
  return <figure className="code" dangerouslySetInnerHTML={{__html: html}} />;
}

/** Drops file extensions, and opens external links in a new tab that can't access this one. */
function A({href, ...props}: ComponentProps<'a'>): ReactNode {
  if (href === undefined) return <a {...props} />;
  if (isExternalLink(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />;
  return <Link to={pageLink(href)} {...(props as LinkProps)} />;
}
