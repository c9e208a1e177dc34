/** All redirects: for the redirect pages (plugin-client-redirects) and the hosts' rules. */
import type {AliasRules, ExactRule} from '../../kit/core/aliases';
import {formerApiAddresses} from './api-redirects';
import {LLMS_FILES} from '../../config/machine-files';
import {allVersions, versionLines} from '../../config/versions';

const {default: manual, react} = versionLines;
const latestManual = `/docs/manual/${manual.latest.path}`;
const nextManual = `/docs/manual/${manual.next.path}`;

/** Addresses without a page, a version, or a current name. */
const aliases: readonly ExactRule[] = [
  ...['/docs', '/docs/manual', '/docs/latest'].map((from) => ({from, to: `${latestManual}/introduction`})),
  {from: '/docs/next', to: `${nextManual}/introduction`},
  ...[manual.latest, manual.next, ...manual.older].flatMap(({id, path}) =>
    [`/docs/${id}`, `/docs/manual/${path}`].map((from) => ({from, to: `/docs/manual/${path}/introduction`})),
  ),
  ...[manual.latest, manual.next].map(({id, path}) => ({
    from: `/docs/manual/${id}`,
    to: `/docs/manual/${path}/introduction`,
  })),
  {from: '/docs/react', to: `/docs/react/${react.latest.path}/introduction`},
  ...[react.latest, react.next, ...react.older].map(({path}) => ({
    from: `/docs/react/${path}`,
    to: `/docs/react/${path}/introduction`,
  })),
  {from: `/docs/react/${react.latest.id}`, to: `/docs/react/${react.latest.path}/introduction`},
  {from: '/community', to: '/community/overview'},
  {from: '/bucklescript-rebranding', to: '/blog'},
  {from: '/blog/bucklescript-is-rebranding', to: '/blog'},
  ...['introduction', 'getting-started', 'usage', 'supported-types'].map((page) => ({
    from: `/docs/gentype/latest/${page}`,
    to: `${latestManual}/typescript-integration`,
  })),
];

/** Addresses with a version number lead to the ones with a name. Exact rules take precedence over prefix rules. */
export const aliasRules: AliasRules = {
  exact: [...aliases, ...formerApiAddresses],
  prefix: [
    {from: `/docs/manual/${manual.latest.id}`, to: latestManual},
    {from: `/docs/manual/${manual.next.id}`, to: nextManual},
    {from: `/docs/react/${react.latest.id}`, to: `/docs/react/${react.latest.path}`},
    {from: '/docs/manual', to: latestManual, versionless: true},
    {from: '/docs/react', to: `/docs/react/${react.latest.path}`, versionless: true},
  ],
};

/** Former and current names of page lists for programs. */
const LLMS_NAMES = [
  ['llms.txt', LLMS_FILES.index],
  ['llm-full.txt', LLMS_FILES.full],
  ['llm-small.txt', LLMS_FILES.small],
] as const;

/** Former addresses of those lists. Without a version, they meant the latest. */
export const formerFiles: readonly ExactRule[] = (['manual', 'react'] as const).flatMap((docs) => {
  const line = docs === 'manual' ? manual : react;
  const folders = allVersions(line).flatMap(({id, path}) =>
    [...new Set([path, id])].map((name) => [`/${name}`, path] as const),
  );
  return [...folders, ['', line.latest.path] as const].flatMap(([folder, path]) =>
    LLMS_NAMES.map(([former, name]) => ({
      from: `/llms/${docs}${folder}/${former}`,
      to: `/docs/${docs}/${path}/${name}`,
    })),
  );
});

/**
 * The redirects of a host: single addresses, then patterns, which are tried in order. A pattern ends with `/*`, for
 * everything below, or `/:page`, for one segment; `:splat` and `:page` insert what matched.
 */
export type HostRedirects = {readonly exact: readonly ExactRule[]; readonly patterns: readonly ExactRule[]};

/**
 * What a host answers with a redirect. Every other former address has a redirect page. An address that one of these
 * leads to may have one, too: `/docs/manual/faq` leads to `/docs/manual/latest/faq`, whose page leads on.
 */
export const hostRedirects: HostRedirects = {
  exact: [...aliases, ...formerFiles],
  patterns: [
    ...aliasRules.prefix.flatMap(({from, to, versionless}) =>
      versionless ? [] : [{from: `${from}/*`, to: `${to}/:splat`}],
    ),
    {from: '/docs/manual/api/*', to: `${latestManual}/api/:splat`},
    {from: '/docs/manual/:page', to: `${latestManual}/:page`},
    {from: '/docs/react/:page', to: `/docs/react/${react.latest.path}/:page`},
  ],
};

/**
 * For a page a version doesn't have, those that cover its subject: the first that exists there is used, by the version
 * dropdown and for addresses of missing pages.
 */
export const successors: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  default: {
    dict: ['object', 'bind-to-js-object'],
    'editor-code-analysis': ['editor-plugins'],
    'migrate-to-v11': ['installation', 'migrate-from-bucklescript-reason'],
    'migrate-from-bucklescript-reason': ['migrate-to-v11', 'installation'],
    try: ['introduction'],
    llms: ['introduction'],
    unboxed: ['variants-in-javascript#untagged-variants', 'variant', 'attribute'],
    'variants-in-javascript': ['variant#interop-with-javascript', 'variant'],
    'module-functions': ['module'],
    'use-illegal-identifier-names': ['interop-cheatsheet#use-illegal-identifier-names', 'interop-cheatsheet'],
    'generate-converters-accessors': ['interop-cheatsheet#generate-converters-accessors', 'interop-cheatsheet'],
    'browser-support-polyfills': ['interop-cheatsheet#browser-support-polyfills', 'interop-cheatsheet'],
    libraries: ['project-structure#libraries', 'project-structure'],
    faq: ['introduction'],
    'newcomer-examples': ['overview'],
    'shared-data-types': ['external#shared-data-types', 'external'],
    'inlining-constants': ['interop-cheatsheet#inlining-constants', 'interop-cheatsheet'],
    'typescript-integration': ['interop-cheatsheet'],
    'tagged-templates': ['primitive-types'],
    'async-await': ['promise'],
    'polymorphic-variant': ['variant'],
    attribute: ['interop-cheatsheet'],
    'equality-comparison': ['overview'],
    'warning-numbers': ['build-configuration'],
    'build-configuration-schema': ['build-configuration'],
    'build-external-stdlib': ['build-configuration'],
    'build-pinned-dependencies': ['build-configuration'],
    'extensible-variant': ['variant'],
    'scoped-polymorphic-types': ['type'],
    'advanced-types': ['type'],
    'let-unwrap': ['null-undefined-option'],
    'order-of-evaluation': ['function'],
    'generalized-algebraic-data-types': ['variant'],
    'first-class-modules': ['module-functions', 'module'],
  },
  react: {
    events: ['components-and-props'],
    memo: ['components-and-props'],
    'lazy-components': ['components-and-props'],
    'import-export-reactjs': ['components-and-props'],
    'extensions-of-props': ['components-and-props'],
    llms: ['introduction'],
  },
  api: {stdlib: ['core', 'js'], core: ['stdlib', 'js'], js: ['core', 'stdlib']},
};
