import type {ReactNode} from 'react';

type Props = {
  /** From `renderCodeBlock`: trusted, made at build. */
  readonly html: string;
};

/** A code block made at build: one element for React, whatever is in it. */
export default function CodeBlock({html}: Props): ReactNode {
  return <figure className="code" dangerouslySetInnerHTML={{__html: html}} />;
}
