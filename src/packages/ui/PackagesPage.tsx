import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import BuiltHtml from '@site/src/kit/ui/BuiltHtml';
import ListForm from '@site/src/lists/ui/ListForm';
import PlainPage from '@site/src/reading-pages/ui/PlainPage';

type Props = {
  readonly list: {
    /** Trusted static HTML from `src/packages/core/render.ts`. */
    readonly html: string;
    /** The day the registry was queried. */
    readonly fetched: string;
  };
};

/**
 * The list of packages. It's complete without JavaScript; with it, the list can be searched and filtered, and the URL
 * keeps both.
 */
export default function PackagesPage({list: {html, fetched}}: Props): ReactNode {
  return (
    <PlainPage
      sign="packages"
      className="packages"
      title={translate({id: 'packages.title', message: 'Packages', description: 'Title of the packages page'})}
      description={translate({
        id: 'packages.description',
        message: 'Find ReScript libraries, bindings, and tools, and see which language versions each one works with.',
        description: 'Description of the page of packages for search engines',
      })}
    >
      <p>
        <Translate
          id="packages.intro"
          description="Introduction of the page of packages"
          values={{date: <time dateTime={fetched}>{fetched}</time>}}
        >
          {
            'Libraries, bindings, and tools for ReScript projects. The versions come from what each package requires on npm, as of {date}. Packages without a requirement show no version.'
          }
        </Translate>
      </p>
      <ListForm
        list="packages-list"
        former="search"
        label={translate({
          id: 'packages.search',
          message: 'Search packages',
          description: 'Search field of the page of packages',
        })}
        choices={{
          name: 'kind',
          label: translate({
            id: 'packages.kinds',
            message: 'Maintained by',
            description: 'Accessible name of the filter of the page of packages',
          }),
          values: [
            {
              value: 'official',
              label: translate({
                id: 'packages.official',
                message: 'Official',
                description: 'Filter: packages maintained by the ReScript project',
              }),
            },
            {
              value: 'community',
              label: translate({
                id: 'packages.community',
                message: 'Community',
                description: 'Filter: packages maintained by others',
              }),
            },
          ],
        }}
      >
        <label>
          <input type="checkbox" name="outdated" value="show" />
          <Translate
            id="packages.outdated"
            description="Filter of the page of packages; off, outdated packages are hidden"
          >
            Include outdated
          </Translate>
        </label>
      </ListForm>
      <div id="packages-list" className="packages-list">
        <BuiltHtml html={html} />
      </div>
    </PlainPage>
  );
}
