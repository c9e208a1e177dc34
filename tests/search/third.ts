/**
 * Queries written after the second ones were measured, from what people ask about the language in issues, blogs and
 * chats, without a look at the results. A hash of the query decided whether weights could be set with it; after many
 * measurements, they may be set with both halves.
 */
import {createHash} from 'node:crypto';
import {LATEST, NEXT, queries, react, type RelevanceQuery} from './query';

import {thirdConcepts} from './third-concepts';

const third: readonly RelevanceQuery[] = [
  ...thirdConcepts,
  ...queries('concept', LATEST, [
    ['module not found', '/errors/module-not-found'],
    ['sum types', 'variant#*'],
    [
      'currying',
      'function#partial-application',
      'function',
      '/blog/uncurried-by-default',
      '/syntax-lookup/uncurried-function',
      'build-configuration#uncurried',
    ],
    ['double to string', 'api/core/float#tostring', 'api/core/float#tofixed', 'api/core/float#tofixedwithprecision'],
    [
      'get first item of list',
      'api/core/list#head',
      'api/belt/list#head',
      'array-and-list#take-a-list-apart',
      'api/core/list#headexn',
    ],
    [
      'typed ids',
      'type#*',
      'module#signatures',
      'variants-in-javascript#untagged-variants',
      'attribute#unboxed-no-wrapper',
      '/syntax-lookup/unboxed-decorator',
    ],
    ['source maps', 'debugging#source-maps'],
    ['prettier', 'build-overview#format'],
    ['forum', '/community/overview#questions', '/community/overview', '/community/overview#official-channels'],
  ]),
  ...queries('concept', 'v10.0.0', [
    ['data last', 'pipe#*', '/syntax-lookup/triangle-pipe', '/errors/old-pipe'],
    ['sleep for a second', 'bind-to-global-js-values#*', 'api/js/global#settimeout', 'promise'],
  ]),
  ...queries('identifier', NEXT, [
    ['Array.slice', 'api/stdlib/array#slice'],
    ['padStart', 'api/stdlib/string#padstart'],
    ['toLowerCase', 'api/stdlib/string#tolowercase'],
    ['Option.getOrThrow', 'api/stdlib/option#getorthrow'],
    ['Result.mapError', 'api/stdlib/result#maperror'],
    ['Promise.thenResolve', 'api/stdlib/promise#thenresolve', 'promise#continue-with-then-and-thenresolve'],
    ['Object.keys', 'api/stdlib/object#keystoarray', 'api/stdlib/dict#keystoarray'],
    ['JSON.stringify', 'api/stdlib/json#stringify', 'api/stdlib/json#stringifyany'],
    ['Math.floor', 'api/stdlib/math#floor', 'api/stdlib/math/int#floor'],
    [
      'Array.from',
      'api/stdlib/array#frominitializer',
      'api/stdlib/array#fromiterator',
      'api/stdlib/array#fromarraylike',
      'api/stdlib/array#fromstring',
      'api/stdlib/iterator#toarray',
    ],
    ['parseInt', 'api/stdlib/int#fromstring', 'api/stdlib/float#parseint'],
    ['console.table', 'api/stdlib/console#table'],
    ['Belt.Array.keep', 'api/belt/array#keep'],
    ['Set.union', 'api/stdlib/set#union'],
    ['Intl.NumberFormat', 'api/stdlib/intl/numberformat'],
    [
      'React.string',
      react('elements-and-jsx#convert-a-value-to-an-element'),
      react('elements-and-jsx#a-bare-string'),
      react('elements-and-jsx'),
    ],
    ['createRoot', react('rendering-elements'), react('rendering-elements#reactdomrender-from-older-code')],
  ]),
  ...queries('identifier', LATEST, [
    ['Js.log', 'api/js#log', 'api/core/console#log', 'api/js/console#log'],
    ['Belt.Option.map', 'api/belt/option#map'],
    ['Array.getUnsafe', 'api/core/array#getunsafe'],
    ['String.trim', 'api/core/string#trim'],
    [
      'RescriptReactErrorBoundary',
      react('rendering-elements#find-mistakes-during-development'),
      react('installation#modules-in-the-package'),
      react('introduction#coming-from-react-in-javascript-or-typescript'),
    ],
    [
      'pinned-dependencies',
      'build-pinned-dependencies#*',
      'build-configuration#pinned-dependencies',
      'build-configuration-schema#pinned-dependencies',
    ],
  ]),
  ...queries('identifier', 'v10.0.0', [['Js.Date.now', 'api/js/date#now']]),
  ...queries('operator', NEXT, [
    ['-.', '/syntax-lookup/float-subtraction', 'primitive-types#floats', 'overview#numbers'],
    ['??', 'null-undefined-option#coming-from-javascript-or-typescript', 'null-undefined-option#use-an-option'],
    ['%todo', '/syntax-lookup/todo'],
    ['include', '/syntax-lookup/include', 'module#extending-modules'],
  ]),
  ...queries('operator', LATEST, [
    ['@set_index', '/syntax-lookup/set-index-decorator'],
    ['@obj', '/syntax-lookup/obj-decorator'],
    ['!==', 'equality-comparison#*', 'overview#booleans-and-comparison'],
    ['rec', 'function#recursive-functions', '/syntax-lookup/let-binding', 'type#recursive-types'],
  ]),
  ...queries('typo', NEXT, [
    ['promice', 'promise', 'api/stdlib/promise'],
    ['swich', '/syntax-lookup/switch', 'pattern-matching-destructuring#*'],
    [
      'destucturing',
      'pattern-matching-destructuring#destructuring',
      'pattern-matching-destructuring',
      'overview#destructuring',
    ],
    ['Array.inclues', 'api/stdlib/array#includes'],
    ['String.tolowercse', 'api/stdlib/string#tolowercase'],
    ['useStae', react('hooks-state')],
    ['modul functions', 'module#module-functions'],
    ['optonal fields', 'record#optional-record-fields', 'record#match-on-optional-fields'],
    ['nullabel', 'api/stdlib/nullable', 'null-undefined-option#values-that-may-be-null', 'null-undefined-option'],
  ]),
  ...queries('typo', LATEST, [
    ['genertic types', 'type#type-parameter-aka-generic', '/syntax-lookup/type-parameter'],
    ['Belt.Array.kepMap', 'api/belt/array#keepmap'],
    ['confguration', 'build-configuration#*', 'build-configuration-schema#*'],
  ]),
  ...queries('prefix', NEXT, [
    [
      'destr',
      'pattern-matching-destructuring',
      'pattern-matching-destructuring#destructuring',
      'overview#destructuring',
    ],
    ['Promise.re', 'api/stdlib/promise#resolve', 'api/stdlib/promise#reject'],
    ['String.to', 'api/stdlib/string#tolowercase', 'api/stdlib/string#touppercase'],
    [
      'untagged',
      'variants-in-javascript#untagged-variants',
      '/errors/untagged-variant',
      'bind-to-js-function#an-untagged-variant',
    ],
    ['optional lab', 'function#optional-labeled-arguments', '/syntax-lookup/optional-labeled-argument'],
    [
      'tagg',
      'tagged-templates',
      'variants-in-javascript#tagged-variants',
      '/syntax-lookup/taggedTemplate-decorator',
      '/syntax-lookup/tag-decorator',
    ],
    ['useSta', react('hooks-state')],
    ['config', 'build-configuration', 'build-configuration-schema', 'installation'],
  ]),
  ...queries('prefix', LATEST, [
    ['Belt.Lis', 'api/belt/list'],
    [
      'inter',
      'interop-cheatsheet',
      'import-from-export-to-js',
      'module#interface-files',
      'interop-with-js-build-systems',
      'external',
      'primitive-types#string-interpolation',
      '/syntax-lookup/string-interpolation',
    ],
    ['Result.ma', 'api/core/result#map', 'api/core/result#maperror', 'api/core/result#mapor'],
  ]),
  ...queries('type', NEXT, [
    ["option<'a> => bool", 'api/stdlib/option#isnone', 'api/stdlib/option#issome'],
    ["(dict<'a>, string) => option<'a>", 'api/stdlib/dict#get'],
  ]),
  ...queries('type', LATEST, [
    ["(list<'a>, 'a => bool) => list<'a>", 'api/core/list#filter', 'api/belt/list#keep', 'api/belt/list#filter'],
    [
      "array<'a> => int",
      'api/core/array#length',
      'api/belt/array#length',
      'api/belt/array#size',
      'api/js/array-2#length',
    ],
  ]),
  ...queries('type', 'v9.0.0', [['string => int', 'api/js/string-2#length', 'api/js/string#length']]),
];

const isHeldOut = ({query}: RelevanceQuery): boolean => (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 1;

export const thirdTuning: readonly RelevanceQuery[] = third.filter((query) => !isHeldOut(query));

/** It was held out once. */
export const thirdHeldOut: readonly RelevanceQuery[] = third.filter(isHeldOut);
