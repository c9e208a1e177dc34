import {builtComponents} from '../plugins/built-components';
import {configurationSchema} from '../plugins/config-schema';
import {diagrams} from '../plugins/diagrams';
import {llmsFiles} from '../plugins/llms/files-component';
import {warningTable} from '../plugins/warning-table';
import {environment} from './env';
import {pageHome} from './page-version';
import {versionLines} from './versions';

/** The components that pages of the manual and about React use by name and that are static HTML: the plugin and the transformer. */
export const pageComponents = builtComponents({
  components: [configurationSchema, llmsFiles, warningTable, ...diagrams],
  production: environment.production,
  placeOf: (page) => {
    const home = pageHome(page);
    if (!home) return undefined;
    const {line, version} = home;
    const [docs, prefix, address] = line === 'react' ? ['react-docs', 'react_', 'react'] : ['docs', '', 'manual'];
    const folder = version === versionLines[line].next ? docs : `${prefix}versioned_docs/version-${version.id}`;
    return {version: version.compiler, folder, root: `/docs/${address}/${version.path}`};
  },
});
