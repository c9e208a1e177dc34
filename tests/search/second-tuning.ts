/**
 * Fresh queries that weights may be set with, written like those of `fresh-tuning.ts` and after them: half of 150 about
 * what people ask in public threads. The other half is held out.
 */
import {secondTuningConcepts} from './second-tuning-concepts';
import {LATEST, NEXT, queries, react, type RelevanceQuery} from './query';

export const secondTuning: readonly RelevanceQuery[] = [
  ...secondTuningConcepts,
  ...queries('identifier', NEXT, [
    ['Float.parseFloat', 'api/stdlib/float#parsefloat'],
    ['React.useCallback', react('hooks-overview#*'), react('memo#*')],
    ['List.toArray', 'api/stdlib/list#toarray'],
    ['Array.flatMap', 'api/stdlib/array#flatmap'],
    [
      'gentypeconfig',
      'build-configuration-schema#gentypeconfig',
      'build-configuration#gentypeconfig',
      'typescript-integration#rescriptjson',
    ],
  ]),
  ...queries('identifier', LATEST, [
    ['Exn.message', 'api/core/exn#message'],
    ['Array.findMap', 'api/core/array#findmap'],
    [
      'warn-error',
      'build-overview#compile-with-stricter-errors-in-ci',
      'build-overview#useful-options',
      'warning-numbers#choose-warnings-for-one-build',
      'build-configuration#warnings',
    ],
    ['Promise.allSettled', 'api/core/promise#allsettled'],
    ['Option.orElse', 'api/core/option#orelse'],
    ['Js.Array2.reduce', 'api/js/array-2#reduce'],
  ]),
  ...queries('identifier', 'v10.0.0', [
    ['Belt.HashMap.String', 'api/belt/hash-map-string'],
    ['Js.Dict.fromArray', 'api/js/dict#fromarray'],
  ]),
  ...queries('identifier', 'v9.0.0', [['ppx-flags', 'build-configuration#ppx-flags']]),
  ...queries('operator', NEXT, [
    [
      '!==',
      'equality-comparison#the-same-value-',
      'equality-comparison',
      'primitive-types#comparing-values',
      'overview#booleans-and-comparison',
    ],
    ['%%private', '/syntax-lookup/private-let', 'let-binding#private-let-bindings'],
    ['`', '/syntax-lookup/string-interpolation', 'primitive-types#string-interpolation'],
  ]),
  ...queries('operator', LATEST, [
    ['await', '/syntax-lookup/await', 'async-await'],
    ['@@warning', '/syntax-lookup/module-warning-decorator', 'attribute#warning-and-warning-set-warnings'],
    [
      '??',
      'null-undefined-option#coming-from-javascript-or-typescript',
      'null-undefined-option#use-an-option',
      'overview#null-and-undefined',
    ],
  ]),
  ...queries('operator', 'v8.0.0', [['[%bs.raw]', 'embed-raw-javascript#*', '/syntax-lookup/raw-expression']]),
  ...queries('typo', NEXT, [['extarnal', 'external#*', '/syntax-lookup/external']]),
  ...queries('typo', LATEST, [
    [
      'destucturing',
      'pattern-matching-destructuring#destructuring',
      'pattern-matching-destructuring',
      'overview#destructuring',
    ],
    [
      'exaustive',
      'pattern-matching-destructuring',
      'pattern-matching-destructuring#every-case-is-handled',
      'variant#what-the-compiler-checks',
      '/errors/warning-8#*',
    ],
    ['asyncronous', 'async-await#*', 'promise', '/syntax-lookup/async'],
    ['Array.fitler', 'api/core/array#filter'],
  ]),
  ...queries('typo', 'v10.0.0', [
    ['labelled argumnets', 'function#labeled-arguments', '/syntax-lookup/labeled-argument'],
  ]),
  ...queries('prefix', NEXT, [
    [
      'tagged tem',
      'tagged-templates#*',
      '/syntax-lookup/taggedTemplate-decorator',
      'interop-cheatsheet#tagged-templates',
    ],
    ['String.starts', 'api/stdlib/string#startswith', 'api/stdlib/string#startswithfrom'],
  ]),
  ...queries('prefix', LATEST, [
    [
      'abstract ty',
      'bind-to-global-js-values#give-handles-an-abstract-type',
      'module#signatures',
      'module#interface-files',
    ],
    ['Belt.Option.ge', 'api/belt/option#getwithdefault', 'api/belt/option#getexn', 'api/belt/option#getunsafe'],
    ['Date.toISO', 'api/core/date#toisostring'],
  ]),
  ...queries('prefix', 'v10.0.0', [['Js.String2.inc', 'api/js/string-2#includes', 'api/js/string-2#includesfrom']]),
  ...queries('type', NEXT, [
    ["(array<'a>, 'a => bool) => bool", 'api/stdlib/array#every', 'api/stdlib/array#some'],
    ["(result<'a, 'c>, 'a => 'b) => result<'b, 'c>", 'api/stdlib/result#map'],
  ]),
  ...queries('type', LATEST, [
    ['Date.t => float', 'api/core/date#gettime'],
    ["(option<'a>, 'a) => 'a", 'api/core/option#getor', 'api/core/option#getwithdefault'],
    ["array<option<'a>> => array<'a>", 'api/core/array#keepsome'],
  ]),
  ...queries('type', 'v10.0.0', [["array<array<'a>> => array<'a>", 'api/belt/array#concatmany']]),
];
