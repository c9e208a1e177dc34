import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';

/** Leads to the source of the page. */
export default function EditLink({href}: {readonly href: string}): ReactNode {
  return (
    <a className="edit-link" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      <Translate id="site.page.edit" description="Link to the source of the page">Edit this page</Translate>
    </a>
  );
}
