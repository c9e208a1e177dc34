import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {
  /** Trusted, made at build: see `src/remark/built-components.ts`. */
  readonly html: string;
  /** Ids in it, and links out of it, apart by spaces: for Docusaurus' check of links. */
  readonly anchors?: string;
  readonly links?: string;
};

/** A component made at build: one element for React, whatever is in it. */
export default function BuiltHtml({html, anchors, links}: Props): ReactNode {
  const {collectAnchor, collectLink} = useBrokenLinks();
  anchors?.split(' ').forEach((anchor) => collectAnchor(anchor));
  links?.split(' ').forEach((link) => collectLink(link));
  return <div dangerouslySetInnerHTML={{__html: html}} />;
}
