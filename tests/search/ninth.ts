/** A ninth set of fresh queries, in the words of public threads, judged by the pages' headings and texts before the first run. All of it is held out. */
import {ninthConcepts} from './ninth-concepts';
import {ninthEarlierConcepts} from './ninth-earlier-concepts';
import {LATEST, NEXT, queries, react, type RelevanceQuery} from './query';

export const ninth: readonly RelevanceQuery[] = [
  ...ninthConcepts,
  ...ninthEarlierConcepts,
  ...queries('identifier', NEXT, [
    ['String.charCodeAt', 'api/stdlib/string#charcodeat', 'api/stdlib/string#charcodeatunsafe'],
    ['List.headExn', 'api/stdlib/list#headexn', 'api/stdlib/list#headorthrow', 'api/belt/list#headexn'],
    ['process.argv', 'recipes#command-line-arguments'],
    [
      'LetUnwrap',
      '/errors/experimental-feature',
      'build-configuration#experimental-features',
      'null-undefined-option#let-unwrap',
      'build-configuration-schema#experimental-features.LetUnwrap',
    ],
    ['JSON.Decode.object', 'api/stdlib/json/decode#object'],
    ['String.replaceRegExp', 'api/stdlib/string#replaceregexp'],
    ['Set.isSubsetOf', 'api/stdlib/set#issubsetof'],
    ['Nullable.mapOr', 'api/stdlib/nullable#mapor'],
    ['Date.toLocaleDateString', 'api/stdlib/date#tolocaledatestring', 'api/js/date#tolocaledatestring'],
    ['useSyncExternalStore', react('hooks-overview#which-hook-for-what')],
    ['dangerouslySetInnerHTML', react('elements-and-jsx#html-from-a-string')],
    ['clearInterval', 'api/stdlib#clearinterval', 'api/js/global#clearinterval', react('hooks-effect#clean-up')],
    [
      'import.meta.env',
      'vite-and-react#settings-from-the-environment',
      'interop-with-js-build-systems#import-assets-and-styles',
    ],
  ]),
  ...queries('identifier', LATEST, [
    ['Array.reduceWithIndex', 'api/core/array#reducewithindex', 'api/belt/array#reducewithindex'],
    ['Console.table', 'api/core/console#table'],
    ['Exn.raiseError', 'api/core/exn#raiseerror', 'exception#throw-errors-for-javascript', 'api/js/exn#raiseerror'],
    ['Js.Dict.entries', 'api/js/dict#entries'],
    ['Belt.Map.Int', 'api/belt/map-int', 'api/belt/map'],
    [
      'React.Suspense',
      react('lazy-components#wait-with-suspense'),
      react('lazy-components'),
      react('lazy-components#make-the-lazy-twin'),
    ],
    [
      'ReactDOM.Ref.callbackDomRef',
      react('refs-and-the-dom#callback-refs'),
      react('hooks-ref#know-when-an-element-appears'),
    ],
  ]),
  ...queries('identifier', 'v10.0.0', [
    ['Js.Array2.sliceFrom', 'api/js/array-2#slicefrom'],
    ['Belt.SortArray.stableSortBy', 'api/belt/sort-array#stablesortby'],
  ]),
  ...queries('identifier', 'v9.0.0', [
    ['Js.Promise.make', 'api/js/promise#make', 'promise#turn-a-callback-into-a-promise'],
  ]),
  ...queries('identifier', 'v8.0.0', [['Belt.List.reduce', 'api/belt/list#reduce']]),
  ...queries('operator', NEXT, [
    ['@@directive', '/syntax-lookup/directive-decorator', 'embed-raw-javascript#a-directive-at-the-top-of-the-file'],
    ['@doesNotRaise', '/syntax-lookup/does-not-raise-decorator'],
    ['@unwrap', '/syntax-lookup/unwrap-decorator', 'bind-to-js-function#unwrap'],
    ['__LINE_OF__', '/syntax-lookup/line-of'],
    ['/.', '/syntax-lookup/float-division', 'primitive-types#floats'],
  ]),
  ...queries('operator', LATEST, [
    [
      ':>',
      '/syntax-lookup/type-coercion',
      'variant#coercion',
      'variants-in-javascript#coercion',
      'polymorphic-variant#coercion',
      'record#record-type-coercion',
      'primitive-types#int-to-float-coercion',
    ],
    ['%%private', '/syntax-lookup/private-let', 'let-binding#private-let-bindings'],
  ]),
  ...queries('operator', 'v9.0.0', [['open!', 'module#use-open-to-ignore-shadow-warnings', '/syntax-lookup/open']]),
  ...queries('typo', NEXT, [
    [
      'destructering a record',
      'pattern-matching-destructuring#destructuring',
      'pattern-matching-destructuring',
      'pattern-matching-destructuring#in-parameters',
      'overview#destructuring',
      'let-binding#bind-several-names-at-once',
    ],
    ['extensable variants', 'extensible-variant'],
  ]),
  ...queries('typo', LATEST, [['module funtcions', 'module-functions', 'module#module-functions']]),
  ...queries('typo', 'v10.0.0', [
    ['optionnal labeled argument', 'function#optional-labeled-arguments', '/syntax-lookup/optional-labeled-argument'],
  ]),
  ...queries('prefix', NEXT, [
    ['useRedu', react('hooks-reducer')],
    ['scoped polym', 'scoped-polymorphic-types', '/syntax-lookup/scoped-polymorphic-type'],
  ]),
  ...queries('prefix', LATEST, [
    [
      'taggedTempl',
      '/syntax-lookup/taggedTemplate-decorator',
      'tagged-templates',
      'bind-to-js-function#tagged-template-functions',
      'interop-cheatsheet#tagged-templates',
    ],
    [
      'pinned-dep',
      'build-pinned-dependencies',
      'build-configuration#pinned-dependencies',
      'build-configuration-schema#pinned-dependencies',
    ],
  ]),
];
