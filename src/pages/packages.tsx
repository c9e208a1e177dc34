import type {ReactNode} from 'react';
import ComingPage from '@site/src/components/ComingPage';

export default function PackagesPage(): ReactNode {
  return (
    <ComingPage title="Packages" description="Find ReScript libraries and bindings.">
      <p>A list of ReScript packages, with the compiler versions each works with, is being built.</p>
      <p>
        Until then the npm registry finds them by keyword:{' '}
        <a href="https://www.npmjs.com/search?q=keywords%3Arescript" target="_blank" rel="noopener noreferrer">
          packages with the keyword “rescript”
        </a>
        .
      </p>
    </ComingPage>
  );
}
