// Change: the site's name after a title is in the page's language.
import type {ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {siteNames} from '@site/src/kit/ui/site-names';

export default function TitleFormatter({children}: Props): ReactNode {
  return (
    <TitleFormatterProvider
      formatter={({defaultFormatter, ...title}) => defaultFormatter({...title, siteTitle: siteNames().site})}
    >
      {children}
    </TitleFormatterProvider>
  );
}
