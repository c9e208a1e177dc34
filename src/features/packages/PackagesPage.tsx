import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import BuiltHtml from '@site/src/components/BuiltHtml';
import ListForm from '@site/src/components/ListForm';
import PlainPage from '@site/src/components/PlainPage';
import './packages.css';

type Props = {
  readonly list: {
    /** Static HTML, trusted: `src/lib/packages/render.ts`. */
    readonly html: string;
    /** Day on which the registry was asked. */
    readonly fetched: string;
  };
};

/** The list of packages: complete without scripts, searched and filtered with them; the address keeps both. */
export default function PackagesPage({list: {html, fetched}}: Props): ReactNode {
  return (
    <PlainPage
      title={translate({id: 'packages.title', message: 'Packages', description: 'Title of the page of packages'})}
      description={translate({id: 'packages.description', message: 'Find ReScript libraries, bindings and tools, and which versions of the language each works with.', description: 'Description of the page of packages for search engines'})}>
      <p>
        <Translate id="packages.intro" description="Introduction of the page of packages" values={{date: <time dateTime={fetched}>{fetched}</time>}}>
          {'Libraries, bindings and tools that ReScript projects use. Which versions a package works with is what the package itself asks for on npm, as of {date}; where it asks for nothing, nothing is said.'}
        </Translate>
      </p>
      <ListForm
        list="packages-list"
        former="search"
        label={translate({id: 'packages.search', message: 'Search packages', description: 'Search field of the page of packages'})}
        choices={{
          name: 'kind',
          label: translate({id: 'packages.kinds', message: 'Kept by', description: 'Accessible name of the filter of the page of packages'}),
          values: [
            {value: 'official', label: translate({id: 'packages.official', message: 'Official', description: 'Filter: packages kept by the ReScript project'})},
            {value: 'community', label: translate({id: 'packages.community', message: 'Community', description: 'Filter: packages kept by others'})},
          ],
        }}>
        <label>
          <input type="checkbox" name="outdated" value="show" />
          <Translate id="packages.outdated" description="Filter of the page of packages; off, outdated packages are hidden">Outdated too</Translate>
        </label>
      </ListForm>
      <div id="packages-list" className="packages-list">
        <BuiltHtml html={html} />
      </div>
    </PlainPage>
  );
}
