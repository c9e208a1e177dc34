/**
 * Queries from the titles and questions of public threads, written without a look at the ranking or at its topics. A
 * hash of the query decides whether weights may be set with it.
 */
import {createHash} from 'node:crypto';
import {NEXT, queries, react, type RelevanceQuery} from './query';

const fourth: readonly RelevanceQuery[] = [
  ...queries('concept', NEXT, [
    ['for of loop', 'control-flow#for-loops', '/syntax-lookup/for', 'overview#loops'],
    ['reference equality', 'equality-comparison#*'],
    ['create an array of 10 items', 'api/stdlib/array#make', 'api/stdlib/array#frominitializer'],
    ['combine two options', 'api/stdlib/option#all2', 'api/stdlib/option#all', 'api/stdlib/option#orelse'],
    ['convert error of result', 'api/stdlib/result#maperror'],
    ['gentype imports wrong suffix', 'typescript-integration#*', 'build-configuration#gentypeconfig'],
    ['vscode extension does not start', 'editor-plugins#*'],
    ['no autocomplete', 'editor-plugins#*'],
    ['package not found or built', 'build-pinned-dependencies#when-something-is-not-found', '/errors/module-not-found'],
    ['decode api payload', 'validate-json#*', 'json#*', 'recipes#fetch', 'api/stdlib/json/decode'],
    ['get value of text input', react('events#the-value-of-an-input'), react('events#eventtargetvalue')],
    [
      'data attributes in jsx',
      'jsx#tags-with-a-hyphen',
      'jsx#names-that-need-another-spelling',
      react('components-and-props#names-that-are-special'),
      react('elements-and-jsx#create-elements-without-jsx'),
    ],
    [
      'nominal typing',
      'record#why-records-are-declared',
      'rescript-for-typescript-teams#*',
      'record#coming-from-typescript',
    ],
    ['tree data structure', 'type#recursive-types'],
    ['import svg', 'interop-with-js-build-systems#import-assets-and-styles'],
    ['random integer', 'api/stdlib/math/int#random', 'api/stdlib/math#random'],
    [
      'round to two decimals',
      'api/stdlib/float#tofixed',
      'api/stdlib/float#tofixedwithprecision',
      'api/stdlib/math#round',
    ],
    ['32 bit integer overflow', 'primitive-types#integers', '/errors/warning-107'],
    [
      'remove item from array',
      'api/stdlib/array#removeinplace',
      'api/stdlib/array#splice',
      'api/stdlib/array#tospliced',
      'api/stdlib/array#filter',
    ],
    ['sort array of records', 'equality-comparison#*', 'api/stdlib/array#sort', 'api/stdlib/array#tosorted'],
    ['sum of array', 'api/stdlib/array#reduce'],
    ['update nested record', 'record#immutable-update', 'record#nested-record-types', 'learn-records'],
    ['readonly fields', 'record#mutable-fields', 'record#coming-from-typescript', 'bind-to-js-object#*'],
    ['string literal types', 'polymorphic-variant#*', 'variant#typescript-enums-and-string-unions'],
    [
      'bind to a class with static methods',
      'bind-to-js-object#bind-to-a-js-object-thats-a-class',
      'bind-a-package#*',
      '/syntax-lookup/new-decorator',
      'bind-to-global-js-values#*',
    ],
    ['call method of js object', 'bind-to-js-function#object-method', '/syntax-lookup/send-decorator'],
    ['change extension of output files', 'build-configuration#suffix'],
    ['check formatting in ci', 'build-overview#format'],
    [
      'ignore compiled files in git',
      'installation#which-files-belong-in-git',
      'project-structure#what-to-leave-out-of-git',
      'interop-with-js-build-systems#ignored',
      'interop-with-js-build-systems#check-in-output',
    ],
    ['find unused exports', 'editor-code-analysis#*', 'editor-plugins#code-analysis'],
    ['documentation comments', 'overview#semicolons-and-comments', 'project-structure#document-with-examples'],
    [
      'migrate from Js.Array2',
      'migrate-to-v12#*',
      'whats-new#names-that-moved',
      'migrate-to-v11#standard-library',
      '/blog/from-js-and-belt',
      'api/js/array-2',
    ],
    ['compile time of large projects', 'build-performance#*', 'introduction#short-builds'],
    ['server side rendering', react('rendering-elements#markup-from-a-server'), 'nextjs#*'],
    ['async function in useEffect', react('hooks-effect#an-async-effect'), react('hooks-effect#load-data')],
    ['catch errors of components', react('rendering-elements#find-mistakes-during-development')],
    ['higher order component', react('beyond-jsx#*')],
    ['render into another node portal', react('rendering-elements#several-places-on-one-page')],
    ['prop drilling', react('context#*'), react('hooks-context#*')],
    [
      'mixed types in one array',
      'array-and-list#one-type-for-all-items',
      'variant#untagged-variants',
      'variant#tuples-wrapping-and-several-types',
      '/errors/array-items',
    ],
    ['print object to console', 'debugging#print-values', 'api/stdlib/console#log', 'api/stdlib/console#dir'],
    [
      'wait for multiple promises',
      'promise#wait-for-several-promises',
      'api/stdlib/promise#all',
      'async-await#several-at-the-same-time',
    ],
    ['use with webpack', 'interop-with-js-build-systems#*'],
    ['hide implementation of a type', 'module#signatures', 'module#interface-files', 'type#type-aliases'],
    ['uppercase first letter', 'api/stdlib/string#capitalize', '/errors/upper-case-name'],
    ['if a value is undefined', 'null-undefined-option#*', 'overview#null-and-undefined', 'api/stdlib/option#isnone'],
    ['call rescript from typescript', 'typescript-integration#*'],
    [
      'nested switch',
      'pattern-matching-destructuring#decide-by-two-values-at-once',
      'tuple#match-on-several-values-at-once',
      'pattern-matching-destructuring#*',
    ],
  ]),
  ...queries('identifier', NEXT, [
    ['string_of_int', 'api/stdlib/int#tostring'],
    ['Js.Dict.map', 'api/js/dict#map', 'api/stdlib/dict#mapvalues'],
    ['mapValues', 'api/stdlib/dict#mapvalues'],
    ['keepSome', 'api/stdlib/array#keepsome'],
    ['Belt.Array.makeBy', 'api/belt/array#makeby'],
    ['replaceByRe', 'api/js/string-2#replacebyre', 'api/js/string#replacebyre', 'api/stdlib/string#replaceregexp'],
    ['localeCompare', 'api/stdlib/string#localecompare'],
    ['forEachWithIndex', 'api/stdlib/array#foreachwithindex'],
    ['indexOfOpt', 'api/stdlib/array#indexofopt', 'api/stdlib/string#indexofopt'],
    ['Promise.withResolvers', 'api/stdlib/promise#withresolvers'],
    ['Math.Int.max', 'api/stdlib/math/int#max'],
    ['bsc-flags', 'build-configuration#bsc-flags', 'build-configuration#compiler-flags'],
    ['bs-dev-dependencies', 'build-configuration#bs-dev-dependencies', 'build-configuration#dev-dependencies'],
    ['stringifyAny', 'api/stdlib/json#stringifyany'],
  ]),
  ...queries('operator', NEXT, [
    ['mod', '/syntax-lookup/mod'],
    ['%identity', '/syntax-lookup/identity'],
    ['_', '/syntax-lookup/placeholder'],
    ["'a", '/syntax-lookup/type-parameter', 'type#type-parameter-aka-generic'],
  ]),
  ...queries('typo', NEXT, [
    ['recusive types', 'type#recursive-types'],
    ['enviroment variables', 'recipes#environment-variables', 'vite-and-react#settings-from-the-environment'],
    ['pattern maching', 'pattern-matching-destructuring#*'],
    ['polymorhpic variant', 'polymorphic-variant#*', '/syntax-lookup/polyvar'],
  ]),
  ...queries('prefix', NEXT, [
    ['Array.findL', 'api/stdlib/array#findlast', 'api/stdlib/array#findlastindex'],
    [
      'coerc',
      'variant#coercion',
      'polymorphic-variant#coercion',
      '/syntax-lookup/type-coercion',
      'record#record-type-coercion',
    ],
    ['Dict.val', 'api/stdlib/dict#valuestoarray'],
    [
      'variad',
      '/syntax-lookup/variadic-decorator',
      'bind-to-js-function#variadic-function-arguments',
      'interop-cheatsheet#variadic-arguments',
    ],
  ]),
];

const isHeldOut = ({query}: RelevanceQuery): boolean => (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 1;

export const fourthTuning: readonly RelevanceQuery[] = fourth.filter((query) => !isHeldOut(query));

/** It was held out once. */
export const fourthHeldOut: readonly RelevanceQuery[] = fourth.filter(isHeldOut);
