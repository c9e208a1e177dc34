// Change: renders only the page. DocItem/Layout renders the whole docs page, sidebar included, since the sidebar
// shows the page's own table of contents and both are in the HTML before any script runs.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout';

export default function DocRootLayout({children}: Props): ReactNode {
  return children;
}
