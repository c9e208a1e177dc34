import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import BuiltHtml from '@site/src/kit/ui/BuiltHtml';
import ListForm from '@site/src/lists/ui/ListForm';
import PlainPage from '@site/src/reading-pages/ui/PlainPage';
import type {LookupList} from '@site/src/lookup/core/list';

/** Complete without JavaScript, searchable and filterable with it, and printed as a cheat sheet. */
export default function LookupPage({list}: {readonly list: LookupList}): ReactNode {
  return (
    <PlainPage
      sign="lookup"
      className="lookup"
      title={translate({id: 'lookup.title', message: 'Syntax lookup', description: 'Title of the syntax lookup'})}
      description={translate({
        id: 'lookup.description',
        message: 'Find out what a ReScript operator, keyword, or decorator means, with a compiled example.',
        description: 'Description of the syntax lookup for search engines',
      })}
    >
      <p className="lookup-intro">
        <Translate
          id="lookup.intro"
          description="Introduction of the syntax lookup; the values are examples of syntax"
          values={{pipe: <code>-&gt;</code>, spread: <code>...</code>, decorator: <code>@as</code>}}
        >
          {
            'What does this symbol mean? Type it as it appears in the code (like {pipe}, {spread}, or {decorator}), or describe what it does. Print this page to get a cheat sheet of the whole syntax.'
          }
        </Translate>
      </p>
      <ListForm
        list="lookup-list"
        label={translate({
          id: 'lookup.search',
          message: 'Search syntax',
          description: 'Search field of the syntax lookup',
        })}
        choices={{
          name: 'kind',
          label: translate({
            id: 'lookup.kinds',
            message: 'Kind of syntax',
            description: 'Accessible name of the filter of the syntax lookup',
          }),
          values: list.kinds,
        }}
      />
      <div id="lookup-list" className="lookup-list">
        <BuiltHtml html={list.html} anchors={list.anchors.join(' ')} links={list.links.join(' ')} />
      </div>
    </PlainPage>
  );
}
