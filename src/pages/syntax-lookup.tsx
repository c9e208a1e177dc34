import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ComingPage from '@site/src/components/ComingPage';

export default function SyntaxLookupPage(): ReactNode {
  return (
    <ComingPage title="Syntax lookup" description="Find out what an operator, keyword or decorator of ReScript means.">
      <p>The syntax lookup is being written: every operator, keyword, decorator and extension point with an example that is compiled.</p>
      <p>
        Until then the <Link to="/docs/manual/latest/overview">overview</Link> has the syntax in tables, the <Link to="/docs/manual/latest/interop-cheatsheet">interop cheatsheet</Link> has the decorators, and{' '}
        <Link to="/docs/manual/latest/reserved-keywords">reserved keywords</Link> lists the keywords.
      </p>
    </ComingPage>
  );
}
