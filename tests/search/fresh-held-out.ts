/**
 * The other half of the second fresh queries. It was held out until it had been measured too often; weights may be set with
 * it now. `fifth.ts`, and half of `fourth.ts` and of the sixth are held out.
 */
import {freshHeldOutConcepts} from './fresh-held-out-concepts';
import {LATEST, NEXT, queries, react, type RelevanceQuery} from './query';

export const freshHeldOut: readonly RelevanceQuery[] = [
  ...freshHeldOutConcepts,
  ...queries('identifier', NEXT, [
    ['Nullable.fromOption', 'api/stdlib/nullable#fromoption'],
    ['Array.keepSome', 'api/stdlib/array#keepsome'],
    ['Dict.forEachWithKey', 'api/stdlib/dict#foreachwithkey'],
    [
      'pinned-dependencies',
      'build-pinned-dependencies',
      'build-configuration#keys-of-earlier-versions',
      'build-configuration#removed-keys',
      'build-pinned-dependencies#coming-from-version-11',
    ],
    ['Dict.mapValues', 'api/stdlib/dict#mapvalues'],
    ['RescriptReactRouter.push', react('router#navigate'), react('router')],
  ]),
  ...queries('identifier', LATEST, [
    ['String.replaceAllRegExp', 'api/core/string#replaceallregexp'],
    ['Promise.finally', 'api/core/promise#finally'],
    ['ReactDOM.Style.make', react('styling#inline-styles')],
    ['Belt.Id.MakeComparable', 'api/belt/id-make-comparable', 'api/belt/id'],
    ['Dict.getUnsafe', 'api/core/dict#getunsafe'],
  ]),
  ...queries('identifier', 'v10.0.0', [['Js.Promise.then_', 'api/js/promise#then_']]),
  ...queries('identifier', 'v9.0.0', [['Js.String2.split', 'api/js/string-2#split']]),
  ...queries('identifier', 'v8.0.0', [['Js.Json.classify', 'api/js/json#classify']]),
  ...queries('operator', NEXT, [
    ['@get_index', '/syntax-lookup/get-index-decorator'],
    ['when', 'pattern-matching-destructuring#if-clause', 'reserved-keywords', '/syntax-lookup/switch'],
  ]),
  ...queries('operator', LATEST, [
    ['@inline', '/syntax-lookup/inline-decorator', 'inlining-constants'],
    ['downto', 'control-flow#for-loops', '/syntax-lookup/for'],
    ['mutable', 'record#mutable-fields', 'mutation', 'mutation#mutable-fields-and-arrays'],
  ]),
  ...queries('operator', 'v10.0.0', [
    [
      '@set_index',
      '/syntax-lookup/set-index-decorator',
      'bind-to-js-object#bind-using-special-getter-and-setter-attributes',
    ],
  ]),
  ...queries('operator', 'v9.0.0', [
    [
      '@bs.module',
      '/syntax-lookup/module-decorator',
      'import-from-export-to-js#import-from-javascript',
      'import-from-export-to-js',
      'migrate-from-bucklescript-reason#*',
    ],
  ]),
  ...queries('typo', NEXT, [
    ['Option.getExm', 'api/stdlib/option#getexn', 'api/stdlib/option#getorthrow'],
    ['pattren matching', 'pattern-matching-destructuring#*', 'rescript-for-typescript-teams'],
  ]),
  ...queries('typo', LATEST, [
    ['recrusive type', 'type#recursive-types', 'type#mutually-recursive-types'],
    ['intreface file', 'module#interface-files', 'build-performance#interface-files'],
    ['polimorphic variant', 'polymorphic-variant#*', '/syntax-lookup/polyvar'],
  ]),
  ...queries('typo', 'v9.0.0', [['exeptions', 'exception#*', 'overview#exception']]),
  ...queries('prefix', NEXT, [
    ['Promise.al', 'api/stdlib/promise#all', 'api/stdlib/promise#allsettled', 'api/stdlib/promise#all2'],
    ['untagg', 'variants-in-javascript#untagged-variants', '/errors/untagged-variant'],
  ]),
  ...queries('prefix', LATEST, [
    ['first class mod', 'module-functions#when-to-take-something-else', 'module-functions', 'module#module-functions'],
    ['Nullable.to', 'api/core/nullable#tooption'],
    ['useRed', react('hooks-reducer#*')],
  ]),
  ...queries('prefix', 'v8.0.0', [['poly va', 'variant#*', '/syntax-lookup/polyvar']]),
  ...queries('type', NEXT, [
    ["promise<'a> => ('a => promise<'b>) => promise<'b>", 'api/stdlib/promise#then'],
    ["dict<'a> => array<'a>", 'api/stdlib/dict#valuestoarray'],
    ["(array<'a>, 'a => option<'b>) => array<'b>", 'api/stdlib/array#filtermap'],
  ]),
  ...queries('type', LATEST, [
    ['(string, int) => option<string>', 'api/core/string#get'],
    ["(array<'a>, int, int) => array<'a>", 'api/core/array#slice', 'api/core/array#copywithin'],
  ]),
  ...queries('type', 'v9.0.0', [["array<'a> => list<'a>", 'api/belt/list#fromarray']]),
];
