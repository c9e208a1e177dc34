import {builtComponents} from '../plugins/built-components';
import {configurationSchema} from '../plugins/config-schema';
import {diagrams} from '../plugins/diagrams';
import {warningTable} from '../plugins/warning-table';
import {environment} from './env';
import {pageHome} from './page-version';
import {versionLines} from './versions';

/** The components that pages of the manual use by name and that are static HTML: the plugin and the transformer. */
export const pageComponents = builtComponents({
  components: [configurationSchema, warningTable, ...diagrams],
  production: environment.production,
  placeOf: (page) => {
    const home = pageHome(page);
    if (home?.line !== 'default') return undefined;
    const {version} = home;
    const folder = version === versionLines.default.next ? 'docs' : `versioned_docs/version-${version.id}`;
    return {version: version.compiler, folder, root: `/docs/manual/${version.path}`};
  },
});
