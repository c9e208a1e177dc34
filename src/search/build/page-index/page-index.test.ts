import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import type {PageGroup} from '../../core/page-index';
import {versionLines} from '../../../config/versions';
import pageIndex from '.';

const page = (title: string, address: string, source = '@site/docs/page.mdx') => ({
  title,
  source,
  description: `About ${title}`,
  permalink: `/base/${address}`,
});

/** What the plugin adds to a site whose latest manual version has these pages. */
async function load(docs: readonly ReturnType<typeof page>[], currentLocale = 'en') {
  const routes: {readonly path: string}[] = [];
  let data: readonly PageGroup[] = [];
  const actions = {
    addRoute: (route: {readonly path: string}) => void routes.push(route),
    createData: (name: string, content: readonly PageGroup[]) => ((data = content), Promise.resolve(name)),
  } as unknown as PluginContentLoadedActions;
  const allContent = {
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{versionName: versionLines.default.latest.id, docs}]},
    },
  };
  const i18n = {currentLocale, defaultLocale: 'en', localeConfigs: {}} as unknown as LoadContext['i18n'];
  await pageIndex({baseUrl: '/base/', i18n} as LoadContext).allContentLoaded?.({allContent, actions});
  return {routes, data};
}

test('the page is below the base URL, like links to it', async () => {
  const {routes} = await load([]);
  expect(routes.map(({path}) => path)).toEqual(['/base/search']);
});

test("pages are sorted by title, in groups named in the page's language", async () => {
  const {data} = await load([page('Tuple', 'tuple'), page('Array', 'array')]);
  expect(data).toEqual([
    {
      section: 'manual',
      version: versionLines.default.latest.name,
      pages: [
        {title: 'Array', description: 'About Array', to: '/base/array'},
        {title: 'Tuple', description: 'About Tuple', to: '/base/tuple'},
      ],
    },
  ]);
});

test('pages that a language shows in English say so', async () => {
  const {data} = await load([page('Tableau', 'array', '@site/i18n/fr/array.mdx'), page('Tuple', 'tuple')], 'fr');
  expect(data[0]?.pages.map(({title, language}) => [title, language?.lang])).toEqual([
    ['Tableau', undefined],
    ['Tuple', 'en'],
  ]);
});
