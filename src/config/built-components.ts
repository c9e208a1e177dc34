import {builtComponents} from '../plugins/built-components';
import {configurationSchema} from '../plugins/config-schema';
import {diagrams} from '../plugins/diagrams';
import {libraryMoves} from '../plugins/library-moves';
import {llmsFiles} from '../plugins/llms/files-component';
import {warningTable} from '../plugins/warning-table';
import {environment} from './env';
import {pageCompiler, pageHome} from './page-version';
import {versionLines} from './versions';

/** What a post tells about the libraries is about these versions, whatever is released later. */
const POST_VERSIONS = {older: 'v10.0.0', newer: 'v12.0.0'};

/** The components that pages of the manual, pages about React and posts use by name and that are static HTML: the plugin and the transformer. */
export const pageComponents = builtComponents({
  components: [configurationSchema, llmsFiles, warningTable, libraryMoves(POST_VERSIONS), ...diagrams],
  production: environment.production,
  placeOf: (page) => {
    if (/(?:^|\/)(?:docusaurus-plugin-content-)?blog\//.test(page)) return {version: pageCompiler(page), folder: 'blog', root: '/blog'};
    const home = pageHome(page);
    if (!home) return undefined;
    const {line, version} = home;
    const [docs, prefix, address] = line === 'react' ? ['react-docs', 'react_', 'react'] : ['docs', '', 'manual'];
    const folder = version === versionLines[line].next ? docs : `${prefix}versioned_docs/version-${version.id}`;
    return {version: version.compiler, folder, root: `/docs/${address}/${version.path}`};
  },
});
