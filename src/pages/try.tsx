import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ComingPage from '@site/src/components/ComingPage';

export default function TryPage(): ReactNode {
  return (
    <ComingPage title="Playground" description="Write ReScript in the browser and see the JavaScript it compiles to.">
      <p>
        The playground of this site is being built: an editor for all five versions of the language, with the JavaScript of each beside your code. Links that open an example here keep working and will open with their code once it is there.
      </p>
      <p>
        Until then every example of the <Link to="/docs/manual/latest/overview">language manual</Link> shows the JavaScript its compiler writes, and{' '}
        <Link to="/docs/manual/latest/installation">installing the compiler</Link> takes one command.
      </p>
    </ComingPage>
  );
}
