import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/kit/ui/Icon';
import {reportAddress} from '@site/src/manual/core/report-address';
import {siteRepository} from '@site/src/config/site';

type PageSourceProps = {
  readonly title: string;
  /** Where its source, in its version, can be edited; missing for pages made from packages. */
  readonly editUrl?: string | null | undefined;
  /** In milliseconds; missing outside a Git repository. */
  readonly lastUpdatedAt?: number | null | undefined;
  /** The id of the page's version. */
  readonly version?: string | undefined;
};

/** A page's end: its last change, a form for problems with it, and its source. */
export default function PageSource({title, editUrl, lastUpdatedAt, version}: PageSourceProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const page = siteConfig.url + useLocation().pathname;
  return (
    <div className="page-source">
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          <Translate id="site.page.edit" description="Link to the source of the page">
            Edit this page
          </Translate>
        </a>
      )}
      <a href={reportAddress(siteRepository, {title, page, version})} target="_blank" rel="noopener noreferrer">
        <Translate id="site.page.report" description="Link to a form of the site's repository">
          Report a problem
        </Translate>
      </a>
      {lastUpdatedAt != null && <LastUpdated time={new Date(lastUpdatedAt)} locale={i18n.currentLocale} />}
    </div>
  );
}

function LastUpdated({time, locale}: {readonly time: Date; readonly locale: string}): ReactNode {
  const day = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(time);
  return (
    <span>
      <Translate
        id="site.page.updated"
        description="When the page's source was last changed"
        values={{day: <time dateTime={time.toISOString().slice(0, 10)}>{day}</time>}}
      >
        {'Last updated {day}'}
      </Translate>
    </span>
  );
}
