import type {ReactNode} from 'react';

type Props = {
  readonly html: string;
};

/** HTML of `renderCodeBlock`: a single element for React, whatever it contains. */
export default function CodeBlock({html}: Props): ReactNode {
  return <figure className="code" dangerouslySetInnerHTML={{__html: html}} />;
}
