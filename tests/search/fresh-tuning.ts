/**
 * Fresh queries that weights may be set with. They ask for what people ask in public threads about the language,
 * in a searcher's words, and were written without a look at the ranking.
 */
import {queries, type RelevanceQuery} from './query';

const NEXT = 'v12.0.0';
const LATEST = 'v11.0.0';
const react = (page: string): string => `/docs/react/latest/${page}`;

export const freshTuning: readonly RelevanceQuery[] = [
  ...queries('concept', NEXT, [
    ['how to convert int to string', 'api/stdlib/int#tostring'],
    ['parse string to int', 'api/stdlib/int#fromstring'],
    [
      'early return',
      'control-flow#stop-a-loop-early',
      'function',
      'let-binding#blocks-and-scope',
      'overview#functions',
      'function#coming-from-javascript-or-typescript',
      'async-await#coming-from-javascript-or-typescript',
    ],
    [
      'spread props',
      'jsx#spread-props',
      react('extensions-of-props#spread-props-into-a-tag'),
      react('extensions-of-props'),
    ],
    // The recipes are newer than the query.
    [
      'fetch data',
      'recipes#fetch',
      react('hooks-effect#load-data'),
      'promise#bind-to-functions-that-return-a-promise',
      'async-await#call-asynchronous-javascript',
    ],
    [
      'nullable prop',
      react('components-and-props#optional-props'),
      react('components-and-props#an-option-without-a-question-mark'),
      'null-undefined-option#values-that-may-be-null',
      react('import-export-reactjs#optional-props'),
    ],
    [
      'remove element from array',
      'api/stdlib/array#removeinplace',
      'api/stdlib/array#splice',
      'api/stdlib/array#tospliced',
      'api/stdlib/array#filter',
      'array-and-list#change-an-array',
    ],
    [
      'format a date',
      'api/stdlib/date#tolocaledatestring',
      'api/stdlib/date#tolocaledatestringwithlocale',
      'api/stdlib/date#tolocaledatestringwithlocaleandoptions',
      'api/stdlib/date#tolocalestring',
      'api/stdlib/date#tolocalestringwithlocaleandoptions',
      'api/stdlib/intl/datetimeformat',
      'api/stdlib/intl/datetimeformat#format',
    ],
    [
      'typescript union types',
      'variant#untagged-variants',
      'variant#typescript-enums-and-string-unions',
      'variant#coming-from-javascript-or-typescript',
      'typescript-integration#which-type-becomes-what',
      'polymorphic-variant#coming-from-typescript',
    ],
    [
      'dynamic import',
      'import-from-export-to-js#load-a-module-on-demand',
      'interop-with-js-build-systems#load-a-part-later',
      react('lazy-components#*'),
    ],
    ['unsafe type cast', 'interop-cheatsheet#dangerous-type-cast', 'type#type-escape-hatch', '/syntax-lookup/identity'],
    [
      'multiline string',
      'primitive-types#string',
      'primitive-types#string-interpolation',
      '/syntax-lookup/string-interpolation',
      '/syntax-lookup/string-literal',
    ],
    ['upgrade from 10 to 11', 'migrate-to-v11#*'],
    ['vscode extension', 'editor-plugins#*'],
    [
      'switch on two values',
      'pattern-matching-destructuring#decide-by-two-values-at-once',
      'tuple#match-on-several-values-at-once',
    ],
    ['clean build artifacts', 'build-overview#clean'],
    ['round a number', 'api/stdlib/math#round', 'api/stdlib/float#tofixed', 'api/stdlib/float#tofixedwithprecision'],
    ['useeffect cleanup', react('hooks-effect#clean-up')],
    [
      'render nothing',
      react('elements-and-jsx#show-something-on-a-condition'),
      react('elements-and-jsx#convert-a-value-to-an-element'),
    ],
  ]),
  ...queries('concept', LATEST, [
    [
      'method chaining',
      'interop-cheatsheet#chained-methods',
      'pipe#methods-of-javascript-objects',
      'pipe#chains-over-several-lines',
      'pipe',
    ],
    ['what is unit', 'primitive-types#unit'],
    [
      'commonjs or es modules output',
      'import-from-export-to-js#choose-the-output-format',
      'build-configuration#package-specs',
    ],
    ['recursive type', 'type#recursive-types', 'type#mutually-recursive-types'],
    ['record vs object', 'object#object-or-record', 'newcomer-examples#choose-between-a-record-and-an-object'],
    ['reasonml vs rescript', 'faq#how-does-it-relate-to-reason', 'faq#why-a-new-syntax'],
    ['url params', react('router#the-url'), react('router#a-type-for-your-routes')],
    ['server side rendering', react('rendering-elements#markup-from-a-server')],
    ['react fragment', 'jsx#tags', react('elements-and-jsx#compose-elements')],
    ['share state between components', react('context#*'), react('hooks-context#*')],
    ['render a list of items', react('arrays-and-keys#*'), react('introduction#lists-and-keys')],
    ['call async function in useEffect', react('hooks-effect#an-async-effect'), react('hooks-effect#load-data')],
  ]),
  ...queries('concept', 'v10.0.0', [
    [
      'uncurried function',
      'function#uncurried-function',
      '/syntax-lookup/uncurried-function',
      'bind-to-js-function#solution-use-guaranteed-uncurrying',
    ],
    [
      'does rescript have async await',
      'async-await',
      'async-await#how-it-looks',
      'async-await#basics',
      'function#asyncawait-from-v101',
      'faq#does-rescript-have-async-and-await',
      'overview#async-function--await',
    ],
  ]),
  ...queries('concept', 'v9.0.0', [
    ['migrate from reason', 'migrate-from-bucklescript-reason#*'],
    ['turn callback into promise', 'promise#turn-a-callback-into-a-promise', 'api/js/promise#make'],
    ['parse json string', 'json#parse', 'api/js/json#parseexn'],
  ]),
  ...queries('concept', 'v8.0.0', [
    ['when guard in switch', 'pattern-matching-destructuring#when-clause'],
    [
      'convert record to js object',
      'generate-converters-accessors#generate-converters-for-js-object-and-record',
      'generate-converters-accessors#convert-record-type-to-abstract-record',
      'bind-to-js-object#bind-using-rescript-record',
    ],
  ]),
  ...queries('identifier', NEXT, [
    ['Array.find', 'api/stdlib/array#find'],
    ['List.fromArray', 'api/stdlib/list#fromarray'],
    ['Option.mapOr', 'api/stdlib/option#mapor'],
    ['Dict.keysToArray', 'api/stdlib/dict#keystoarray'],
    ['RegExp.exec', 'api/stdlib/regexp#exec'],
    [
      'useMemo',
      react('hooks-overview#which-hook-for-what'),
      react('hooks-overview#dependencies'),
      react('hooks-overview'),
    ],
    ['useRef', react('hooks-ref#*'), react('refs-and-the-dom')],
    ['compiler-flags', 'build-configuration#compiler-flags'],
    ['rescript watch', 'build-overview#watch'],
  ]),
  ...queries('identifier', LATEST, [
    ['Option.flatMap', 'api/core/option#flatmap'],
    ['Array.toSorted', 'api/core/array#tosorted'],
    ['Promise.catch', 'api/core/promise#catch'],
    ['Belt.Map', 'api/belt/map'],
    ['bsc-flags', 'build-configuration#bsc-flags'],
    [
      'React.array',
      react('elements-and-jsx#convert-a-value-to-an-element'),
      react('arrays-and-keys#*'),
      react('elements-and-jsx#an-array-of-elements'),
    ],
    ['RescriptReactRouter.useUrl', react('router#the-url'), react('router')],
  ]),
  ...queries('identifier', 'v10.0.0', [
    ['Belt.Int.fromString', 'api/belt/int#fromstring'],
    ['Js.String2.replaceByRe', 'api/js/string-2#replacebyre'],
  ]),
  ...queries('identifier', 'v9.0.0', [['Belt.Option.getWithDefault', 'api/belt/option#getwithdefault']]),
  ...queries('identifier', 'v8.0.0', [['Js.Json.decodeString', 'api/js/json#decodestring']]),
  ...queries('operator', NEXT, [
    ['?:', 'control-flow#if-else--ternary', 'overview#if-and-else', '/syntax-lookup/if-else'],
    ['%', '/syntax-lookup/mod', 'primitive-types#integers', 'attribute#extension-point', 'overview#numbers'],
  ]),
  ...queries('operator', LATEST, [
    ['@unwrap', '/syntax-lookup/unwrap-decorator', 'bind-to-js-function#unwrap'],
    ['_ placeholder', '/syntax-lookup/placeholder', 'pipe#pipe-placeholders'],
  ]),
  ...queries('operator', 'v10.0.0', [
    ['@deriving', '/syntax-lookup/deriving-decorator', 'generate-converters-accessors#*'],
  ]),
  ...queries('typo', NEXT, [
    ['funtion', 'function', '/syntax-lookup/function', 'overview#functions'],
    ['Array.lenght', 'api/stdlib/array#length'],
    ['untaged variant', 'variant#untagged-variants'],
  ]),
  ...queries('typo', LATEST, [
    ['useContxt', react('hooks-context')],
    ['typescipt', 'typescript-integration'],
  ]),
  ...queries('prefix', NEXT, [
    ['pipe fi', 'pipe', '/syntax-lookup/pipe'],
    ['Option.getO', 'api/stdlib/option#getor', 'api/stdlib/option#getorthrow'],
    [
      'tagged te',
      'tagged-templates',
      'bind-to-js-function#tagged-template-functions',
      'interop-cheatsheet#tagged-templates',
      '/syntax-lookup/taggedTemplate-decorator',
    ],
  ]),
  ...queries('prefix', LATEST, [
    ['Array.joi', 'api/core/array#join', 'api/core/array#joinwith'],
    ['forwar', react('forwarding-refs'), react('forwarding-refs#reactforwardref')],
  ]),
  ...queries('type', NEXT, [["(array<'a>, 'a => array<'b>) => array<'b>", 'api/stdlib/array#flatmap']]),
  ...queries('type', LATEST, [['string => option<int>', 'api/core/int#fromstring', 'api/belt/int#fromstring']]),
  ...queries('type', 'v10.0.0', [
    ["(Belt.List.t<'a>, 'a => 'b) => Belt.List.t<'b>", 'api/belt/list#map', 'api/belt/list#mapreverse'],
  ]),
];
