// Change: only the providers this theme uses; color mode and menus work without React.
import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';

const Provider = composeProviders([DocsPreferredVersionContextProvider, PluginHtmlClassNameProvider]);

export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <Provider>{children}</Provider>;
}
